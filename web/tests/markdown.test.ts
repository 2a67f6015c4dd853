/** Clause text becomes data, never markup. */
import { describe, expect, it } from 'vitest';
import { blocks, spans } from '../src/lib/markdown.ts';

describe('markdown', () => {
  it('reads emphasis, code and clause ids', () => {
    expect(spans('Write `R-45`, a **marked** piece, *not* idle; see FTL-6.3.')).toEqual([
      { kind: 'text', text: 'Write ' },
      { kind: 'code', text: 'R-45' },
      { kind: 'text', text: ', a ' },
      { kind: 'strong', text: 'marked' },
      { kind: 'text', text: ' piece, ' },
      { kind: 'em', text: 'not' },
      { kind: 'text', text: ' idle; see ' },
      { kind: 'clause', text: 'FTL-6.3' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('reads paragraphs, lists, code and tables', () => {
    const found = blocks('One\nline.\n\n- a\n  b\n- c\n\n1. x\n\n```\n> 1 A L\n```\n\n| h | i |\n|---|---|\n| 1 | 2 |');
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list', 'code', 'table']);
    expect(found[1]).toMatchObject({ ordered: false, items: [[{ text: 'a b' }], [{ text: 'c' }]] });
    expect(found[3]).toEqual({ kind: 'code', text: '> 1 A L' });
    expect(found[4]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('keeps markup and foreign links as plain words', () => {
    const found = spans('<img src=x onerror=alert(1)> [here](javascript:alert(1))');
    expect(found.every((span) => span.kind === 'text')).toBe(true);
    expect(found.map((span) => span.text).join('')).toContain('<img src=x');
    expect(found.some((span) => span.text.includes('javascript:'))).toBe(false);
  });

  it('ends on any text', () => {
    for (const text of ['', '```', '- ', '|', '#', '**', '\n\n\n', '1.', '`a']) expect(blocks(text)).toBeInstanceOf(Array);
  });
});
