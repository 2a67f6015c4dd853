// A desk of the lab over standard input and output, with how many seconds each answer took: node lab.cjs BUNDLE.js.
"use strict";

const path = require("node:path");
const readline = require("node:readline");

const { Lab } = require(path.resolve(process.argv[2]));
const lab = new Lab();
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const start = performance.now();
  const answer = lab.line(line);
  console.log(`${((performance.now() - start) / 1000).toFixed(6)}\t${answer}`);
});
