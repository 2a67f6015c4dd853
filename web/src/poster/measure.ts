/** Widths of words in the client's own font, from the font's tables, so that a layout is the same in a browser and in a test. */
import widths from '../fonts/widths.json';

export type Weight = 500 | 700;
/** Width of characters beyond ASCII, which the system's fonts draw. None of them is wider. */
const OTHER = 900;
/** Factor for kerning, or for a system font in place of ours. */
const SLACK = 1.02;

/** Returns the width of a text in pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const table = widths[weight];
  let sum = 0;
  for (const letter of text) sum += table[letter.charCodeAt(0) - 32] ?? OTHER;
  return (sum * size * SLACK) / 1000;
}

/** Breaks a text into lines of limited width; a single word that is wider is cut. The last of `most` lines ends in “…” if more would follow. */
export function wrap(text: string, size: number, weight: Weight, wide: number, most = Infinity): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer, size, weight) <= wide || !line) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const shown = lines.slice(0, most).map((one) => cut(one, size, weight, wide));
  const last = shown.at(-1);
  if (lines.length > most && last !== undefined) shown[most - 1] = cut(`${last} …`, size, weight, wide, ' …');
  return shown;
}

/** Returns a text cut to fit, with “…” at its end if it was too wide. */
export function cut(text: string, size: number, weight: Weight, wide: number, tail = '…'): string {
  if (widthOf(text, size, weight) <= wide) return text;
  let kept = text.endsWith(tail) ? text.slice(0, -tail.length) : text;
  while (kept.length > 1 && widthOf(kept + tail, size, weight) > wide) kept = kept.slice(0, -1);
  return kept.trimEnd() + tail;
}

/** Returns the largest size, from `most` down to `least`, at which the text fits the number of lines. */
export function sizeFor(text: string, weight: Weight, wide: number, lines: number, most: number, least: number): number {
  for (let size = most; size > least; size -= 2) {
    const broken = wrap(text, size, weight, wide);
    if (broken.length <= lines && broken.every((line) => widthOf(line, size, weight) <= wide)) return size;
  }
  return least;
}
