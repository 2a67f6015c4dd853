// What the plain versions share: a fast generator, and the loop that counts and times battles.

/** sfc32: whole numbers of 32 bits, which is what this language is quick at. */
export class Rng {
  constructor(seed) {
    this.a = 0x9e3779b9 | 0;
    this.b = seed | 0;
    this.c = 0x243f6a88 | 0;
    this.counter = 1;
    for (let i = 0; i < 12; i++) this.word();
  }

  word() {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(n) {
    return Math.floor(this.word() * n * 2 ** -32);
  }

  part() {
    return this.word() * 2 ** -32;
  }
}

/** Plays the battles asked for on the command line, `<battles> <seed>`, and says what came of them in one line. */
export function playAll(play) {
  const [battles, seed] = process.argv.slice(2).map(Number);
  if (!(battles > 0) || !Number.isInteger(seed)) {
    console.error(`usage: node ${process.argv[1]} <battles> <seed>`);
    process.exit(2);
  }
  // First some that are not timed: the engine translates what it has seen to be run often.
  const before = new Rng(seed + 1_000_000);
  for (let i = 0; i < battles / 2; i++) play(before);
  const rng = new Rng(seed);
  let turns = 0;
  let squares = 0;
  const ends = [0, 0, 0];
  const begin = process.hrtime.bigint();
  for (let i = 0; i < battles; i++) {
    const { winner, turns: lasted } = play(rng);
    turns += lasted;
    squares += lasted * lasted;
    ends[winner]++;
  }
  const seconds = Number(process.hrtime.bigint() - begin) * 1e-9;
  console.log(JSON.stringify({ battles, turns, squares, wins: [ends[0], ends[1]], draws: ends[2], seconds }));
}
