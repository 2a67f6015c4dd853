// Plays random battles in the wasm build and prints their digest: node digests.cjs FOLDER REQUEST.
"use strict";

const path = require("node:path");

const [folder, request] = process.argv.slice(2);
const { Referee } = require(path.resolve(folder, "firing_arc.js"));
const answer = JSON.parse(new Referee().line(request));
if (!answer.ok) {
  console.error(answer.error?.what ?? JSON.stringify(answer));
  process.exit(1);
}
console.log(answer.ok.digest);
