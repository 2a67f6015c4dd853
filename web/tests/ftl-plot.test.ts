/** The plotter of Faster Than Light offers a draw exactly where the outline has the word. */
import { describe, expect, it } from 'vitest';
import { offersDraw } from '../src/games/ftl/plot.svelte.ts';
import type { Outline } from '../src/lib/protocol.ts';

describe('the offer of a draw', () => {
  const plots: Outline = { form: 'all', parts: [{ form: 'any', subject: 'A', parts: [] }] };
  it('is made where the outline has the word', () => {
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'text', text: 'draw' }] })).toBe(true);
  });
  it('is not made elsewhere', () => {
    expect(offersDraw(plots)).toBe(false);
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'text', text: 'L' }] })).toBe(false);
    expect(offersDraw({ form: 'text', text: 'draw' })).toBe(false);
  });
});
