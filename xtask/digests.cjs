// The wasm build as a referee over standard input and output, like `firing-arc referee`: node digests.cjs BUNDLE.js.
"use strict";

const path = require("node:path");
const readline = require("node:readline");

const { Referee } = require(path.resolve(process.argv[2]));
const referee = new Referee(1);
readline.createInterface({ input: process.stdin }).on("line", (line) => console.log(referee.line(line)));
