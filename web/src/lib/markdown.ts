/** The Markdown of clauses, parsed into plain data: paragraphs, lists, code, bold, italics and links. Never HTML. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'clause'; text: string };
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2,4}-\d+\.\d+)\b/g;

/** Splits a line into spans. A clause id becomes a span that can be linked; other links keep only their words. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: line.slice(at, match.index) });
    const [whole, code, strong, star, under, label, clause] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    else if (label !== undefined) found.push({ kind: /^[A-Z]{2,4}-\d+\.\d+$/.test(label) ? 'clause' : 'text', text: label });
    else found.push({ kind: 'em', text: star ?? under ?? whole });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: 'text', text: line.slice(at) });
  return found;
}

const BULLET = /^\s*[-*]\s+/;
const NUMBER = /^\s*\d+[.)]\s+/;

/** Parses a clause's text into blocks. */
export function blocks(text: string): Block[] {
  const lines = text.replaceAll('\r', '').split('\n');
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at++;
    else if (line.startsWith('```')) at = fence(lines, at, found);
    else if (/^#{1,6}\s/.test(line)) {
      found.push({ kind: 'heading', spans: spans(line.replace(/^#+\s*/, '')) });
      at++;
    } else if (BULLET.test(line) || NUMBER.test(line)) at = listed(lines, at, found);
    else if (line.trimStart().startsWith('|')) at = tabled(lines, at, found);
    else at = paragraph(lines, at, found);
  }
  return found;
}

function fence(lines: string[], at: number, found: Block[]): number {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.startsWith('```')) end++;
  found.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
  return end + 1;
}

function listed(lines: string[], at: number, found: Block[]): number {
  const mark = NUMBER.test(lines[at] ?? '') ? NUMBER : BULLET;
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else if (/^\s+\S/.test(line) && items.length > 0) items[items.length - 1] += ` ${line.trim()}`;
    else break;
  }
  found.push({ kind: 'list', ordered: mark === NUMBER, items: items.map(spans) });
  return end;
}

function tabled(lines: string[], at: number, found: Block[]): number {
  const rows: Span[][][] = [];
  let end = at;
  for (; end < lines.length && lines[end]?.trimStart().startsWith('|'); end++) {
    const cells = (lines[end] ?? '').trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells.map(spans));
  }
  found.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) });
  return end;
}

function paragraph(lines: string[], at: number, found: Block[]): number {
  let end = at;
  const words: string[] = [];
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const other = line.trim() === '' || line.startsWith('```') || (words.length > 0 && (BULLET.test(line) || NUMBER.test(line)));
    if (other) break;
    words.push(line.trim());
  }
  found.push({ kind: 'paragraph', spans: spans(words.join(' ')) });
  return end;
}
