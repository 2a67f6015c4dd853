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

/** The advance of each ASCII letter in thousandths of the size, from the tables of a font: layouts are measured by them without a browser. */
function advances(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map(Array.from({ length: view.getUint16(4) }, (_, at) => [font.toString('latin1', 12 + at * 16, 16 + at * 16), view.getUint32(20 + at * 16)]));
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => tables.get(name));
  const unit = view.getUint16(head + 18);
  const metrics = view.getUint16(hhea + 34);
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => cmap + view.getUint32(cmap + 8 + at * 8));
  const map = subtables.find((at) => view.getUint16(at) === 4);
  const count = view.getUint16(map + 6) / 2;
  const glyph = (code) => {
    for (let at = 0; at < count; at++) {
      const [end, start] = [view.getUint16(map + 14 + at * 2), view.getUint16(map + 16 + count * 2 + at * 2)];
      if (code > end || code < start) continue;
      const delta = view.getUint16(map + 16 + count * 4 + at * 2);
      const place = map + 16 + count * 6 + at * 2;
      const range = view.getUint16(place);
      return (range === 0 ? code + delta : view.getUint16(place + range + (code - start) * 2) + delta) & 0xffff;
    }
    return 0;
  };
  return [...ASCII].map((letter) => Math.round((view.getUint16(hmtx + Math.min(glyph(letter.charCodeAt(0)), metrics - 1) * 4) * 1000) / unit));
}

const widths = {};
for (const weight of [500, 700]) {
  const whole = readFileSync(join(SOURCE, `files/saira-semi-condensed-latin-${weight}-normal.woff2`));
  const cut = await subset(whole, ASCII + SIGNS, { targetFormat: 'sfnt' });
  widths[weight] = advances(Buffer.from(cut));
  const made = Buffer.from(await fontverter.convert(rename(Buffer.from(cut)), 'woff2'));
  writeFileSync(join(TARGET, `range-${weight}.woff2`), made);
  console.log(`${String(made.length).padStart(8)}  range-${weight}.woff2, of ${BOUND} allowed`);
  if (made.length > BOUND) process.exitCode = 1;
}
writeFileSync(join(TARGET, 'widths.json'), `${JSON.stringify(widths)}\n`);
copyFileSync(join(SOURCE, 'LICENSE'), join(TARGET, 'OFL.txt'));
