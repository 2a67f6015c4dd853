/** Whether the plotter of Faster Than Light offers a draw: exactly where the outline has the word. */
import { describe, expect, it } from 'vitest';
import { offersDraw } from '../src/games/ftl/plot.svelte.ts';

describe('the offer of a draw', () => {
  const plots = { form: 'all', parts: [{ form: 'of', subject: 'A', parts: [] }] };
  it('is made where the outline has the word', () => {
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'word', word: 'draw' }] })).toBe(true);
  });
  it('is not made elsewhere', () => {
    expect(offersDraw(plots)).toBe(false);
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'word', word: 'L' }] })).toBe(false);
    expect(offersDraw({ form: 'word', word: 'draw' })).toBe(false);
  });
});
