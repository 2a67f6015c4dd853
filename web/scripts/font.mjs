/* Makes the two font files of the client: `npm run font`. Saira Semi Condensed (OFL-1.1), cut down to ASCII and the signs that
   the screens use. A cut font is a modified one, and the licence keeps the name “Saira” for the unmodified: ours is called
   “Range”. The licence and its copyright lines are written beside the files. Fails when a file outgrows its bound. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subset from 'subset-font';

const BOUND = 11_300;
const SOURCE = new URL('../node_modules/@fontsource/saira-semi-condensed/', import.meta.url).pathname;
const TARGET = new URL('../src/fonts/', import.meta.url).pathname;
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
/** Signs of the screens; those that the font lacks are drawn by the system's. */
const SIGNS = '\u00a0°±×·–—‘’“”…−″′↑→↓←✦●◆';
const FROM = 'Saira';
const TO = 'Range';
/** Records of the table of names that hold the copyright, the trademark and the licence: they stay as they are. */
const LEGAL = new Set([0, 7, 8, 9, 10, 11, 12, 13, 14]);

/** Renames the family in a font’s table of names; both names are as long, so no place moves. */
function rename(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  for (let at = 12, left = view.getUint16(4); left > 0; at += 16, left--) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue;
    const table = view.getUint32(at + 8);
    const strings = table + view.getUint16(table + 4);
    for (let record = table + 6, rest = view.getUint16(table + 2); rest > 0; record += 12, rest--) {
      if (LEGAL.has(view.getUint16(record + 6))) continue;
      const from = strings + view.getUint16(record + 10);
      const text = font.subarray(from, from + view.getUint16(record + 8));
      for (const wide of [false, true]) {
        const bytes = (word) => Buffer.from(wide ? [...word].map((letter) => `\0${letter}`).join('') : word, 'latin1');
        for (let found = text.indexOf(bytes(FROM)); found >= 0; found = text.indexOf(bytes(FROM))) bytes(TO).copy(text, found);
      }
    }
  }
  return font;
}

for (const weight of [500, 700]) {
  const whole = readFileSync(join(SOURCE, `files/saira-semi-condensed-latin-${weight}-normal.woff2`));
  const cut = await subset(whole, ASCII + SIGNS, { targetFormat: 'sfnt' });
  const made = Buffer.from(await fontverter.convert(rename(Buffer.from(cut)), 'woff2'));
  writeFileSync(join(TARGET, `range-${weight}.woff2`), made);
  console.log(`${String(made.length).padStart(8)}  range-${weight}.woff2, of ${BOUND} allowed`);
  if (made.length > BOUND) process.exitCode = 1;
}
copyFileSync(join(SOURCE, 'LICENSE'), join(TARGET, 'OFL.txt'));
