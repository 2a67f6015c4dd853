/** The base of all plots: an order typed is taken over or refused, late answers do not count, and undo goes back step by step. */
import { describe, expect, it } from 'vitest';
import { SeatPlot } from '../src/games/seat-plot.svelte.ts';
import type { Reading } from '../src/lib/protocol.ts';
import { Referee, SeatDesk, Unanswered } from '../src/lib/referee.ts';

/** Reads any order but one with a figure; with `hold`, it answers when told to. */
class Reader extends SeatDesk<never, unknown, unknown, unknown> {
  hold = false;
  readonly waiting: (() => void)[] = [];
  override async read(order: string): Promise<Reading> {
    if (this.hold) await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (order === 'lost') throw new Error('The line is down.');
    if (order === 'unheard') throw new Unanswered('Nobody answers.');
    const refused = /\d/.test(order) ? [{ clause: 'X-1', subject: order, text: 'no figures' }] : [];
    return { order: order.trim(), refused, ignored: [] };
  }
}
/** A plot that is a word. */
class WordPlot extends SeatPlot<never, Reader> {
  text = 'idle';
  looks = 0;
  readonly ghosts = [];
  readonly moved = [];
  constructor() {
    super(new Reader(new Referee(() => ''), 1, 1), 1);
  }
  async begin(order: string): Promise<void> {
    this.adopt(order);
  }
  key(key: string): boolean {
    this.rememberOnce('key');
    this.text = key;
    this.changed();
    return true;
  }
  protected adopt(order: string): void {
    this.text = order;
  }
  protected settle(): void {
    this.places = [[this.text.length, 0]];
  }
  protected override async look(): Promise<void> {
    this.looks++;
  }
}

describe('a plot of any game', () => {
  it('takes over what stands, settles it, and goes back to what stood before', async () => {
    const plot = new WordPlot();
    await plot.type(' north');
    expect([plot.text, plot.typed, plot.places, plot.canUndo, plot.blocked]).toEqual(['north', ' north', [[5, 0]], true, false]);
    await plot.type('south-west');
    await plot.undo();
    expect([plot.text, plot.typed, plot.places]).toEqual(['north', 'north', [[5, 0]]]);
    expect(plot.said).toBe('Undone. The order is now: north.');
    await plot.undo();
    await plot.undo();
    expect([plot.text, plot.canUndo]).toEqual(['idle', false]);
  });
  it('keeps what is written when the typed order is refused, and says why', async () => {
    const plot = new WordPlot();
    await plot.type('north 5');
    expect([plot.text, plot.typed, plot.blocked, plot.canUndo]).toEqual(['idle', 'north 5', true, false]);
    expect(plot.refused[0]?.clause).toBe('X-1');
    await plot.type('lost');
    expect(plot.refused).toEqual([{ clause: null, subject: 'lost', text: 'The line is down.' }]);
    plot.key('w');
    expect([plot.refused, plot.typed, plot.looks]).toEqual([[], 'w', 1]);
  });
  it('knows an order that nobody read as unread, neither taken over nor refused', async () => {
    const plot = new WordPlot();
    plot.desk.hold = true;
    const reading = plot.type('north');
    expect([plot.unread, plot.text]).toEqual(['north', 'idle']);
    for (const answer of plot.desk.waiting) answer();
    await reading;
    expect([plot.unread, plot.text]).toEqual([null, 'north']);
    plot.desk.hold = false;
    await plot.type('unheard');
    expect([plot.unread, plot.typed, plot.text, plot.blocked]).toEqual(['unheard', 'unheard', 'north', false]);
    plot.key('w');
    expect([plot.unread, plot.typed]).toEqual([null, 'w']);
    await plot.type('unheard');
    await plot.type('north 5');
    expect([plot.unread, plot.blocked]).toEqual([null, true]);
  });
  it('counts no answer that came after another question', async () => {
    const plot = new WordPlot();
    plot.desk.hold = true;
    const [first, second] = [plot.type('first'), plot.type('second')];
    for (const answer of plot.desk.waiting.reverse()) answer();
    await Promise.all([first, second]);
    expect(plot.text).toBe('second');
  });
  it('undoes quick steps on one thing together, and remembers no more than sixty', async () => {
    const plot = new WordPlot();
    plot.key('a');
    plot.key('b');
    await plot.undo();
    expect(plot.text).toBe('idle');
    for (let at = 0; at < 70; at++) await plot.type('x'.repeat(at + 1));
    let back = 0;
    for (; plot.canUndo; back++) await plot.undo();
    expect([back, plot.text]).toEqual([60, 'x'.repeat(10)]);
  });
});
