/** The form of an order: from an outline to fields, and back to the order, over whole battles of every game. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engine, type Ask } from '../bundles.ts';
import { PLAIN_ONLY } from '../shelf.ts';
import { aimsAt, changed, commonFields, fieldsOf, flat, numbered, sharesOf, stepped, type Field, type Form, type NumberField } from '../src/plain/fields.ts';
import { least, likeness, mayBeNothing, orderOf, partAt, withPart, written, type Filling } from '../src/plain/filling.ts';
import { fillingOf, looseFillingOf } from '../src/plain/matching.ts';
import type { Outline } from '../src/lib/protocol.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
/** Scenarios in which the outlines of each game differ most. */
const SCENARIOS: Record<string, string[]> = {
  ftl: ['duel', 'close-quarters'],
  'full-thrust': ['line-duel', 'hide-and-seek'],
  'simple-spaceships': ['duel', 'santa'],
  'black-skies': ['duel', 'ace'],
  talon: ['duel', 'war-is-upon-us'],
  ...Object.fromEntries(PLAIN_ONLY.map(({ game, scenarios }) => [game, scenarios])),
};

/** Plays battles between captains, and looks at each outline with the order that was written by it. */
async function everyOutline(game: string, look: (outline: Outline, order: string, ask: Ask, battle: number, seat: number) => void): Promise<number> {
  const ask = await engine(WASM, game);
  let seen = 0;
  for (const scenario of SCENARIOS[game] ?? []) {
    let { battle, status } = ask('new', { game, scenario, dice: { seed: '5' } });
    for (let decision = 0; !status.over && decision < 60; decision++) {
      const orders = status.demand.map((seat: number) => {
        const { order } = ask('captain', { battle, seat, captain: decision % 3 === 0 ? 'random' : 'doctrine', seed: `${decision}` });
        look(ask('outline', { battle, seat }).outline, order, ask, battle, seat);
        seen++;
        return { battle, seat, order };
      });
      for (const order of orders) ({ status } = ask('seal', order));
    }
  }
  return seen;
}

/** Presses every field of a form once, and returns the orders that this writes. */
function pressed(form: Form): string[] {
  const orders: string[] = [];
  const write = (path: readonly number[], to: Filling): void => {
    const order = orderOf(form.outline, changed(form, path, to));
    if (order === null) throw new Error(`a field wrote what its outline does not hold, at ${path.join()}`);
    orders.push(order);
  };
  for (const field of flat(fieldsOf(form))) {
    if (field.kind === 'choice') for (const one of field.options) if (one.allowed) write(one.path, one.to);
    if (field.kind === 'set') for (const one of field.options) if (one.allowed) write(one.path, one.to);
    if (field.kind === 'number') for (const value of field.low <= field.high ? [field.low, field.high] : []) write(field.path, numbered(field, value).to);
    if (field.kind === 'spot' && !field.near) write(field.path, { form: 'spot', at: field.low });
  }
  return orders;
}

describe.each(Object.keys(SCENARIOS))('the form of an order of %s', (game) => {
  it('shows every order that captains write, and writes it again', async () => {
    const lost: string[] = [];
    const seen = await everyOutline(game, (outline, order) => {
      const filling = fillingOf(outline, order);
      /* A ship of Full Thrust may fire its weapons in another sequence than the outline writes. */
      if (filling) expect(orderOf(outline, filling)).toBe(order);
      else if (!order.includes(' > ') || !looseFillingOf(outline, order)) lost.push(order);
    });
    expect(seen).toBeGreaterThan(20);
    /* A ship that fires twice at one target, with another between, is not shown. */
    const twice = (order: string): boolean => new Set(order.match(/\S+ > \S+:/g)).size < (order.match(/ > /g) ?? []).length;
    expect(lost.filter((order) => !twice(order))).toEqual([]);
  });

  it('writes legal orders alone: empty, and after every press of a field', async () => {
    let orders = 0;
    await everyOutline(game, (outline, order, ask, battle, seat) => {
      const form: Form = { outline, filling: fillingOf(outline, order) ?? least(outline) };
      const first = orderOf(outline, least(outline));
      for (const one of new Set([first, ...pressed(form)])) {
        const { order: read, refused, ignored } = ask('read', { battle, seat, order: one || 'idle' });
        expect({ one, refused, ignored }).toEqual({ one, refused: [], ignored: [] });
        if (one) expect(fillingOf(outline, read) ?? (read.includes(' > ') ? one : null), read).not.toBeNull();
        orders++;
      }
    });
    expect(orders).toBeGreaterThan(100);
  });

  it('names every field and every option in words, and no two options of a field alike', async () => {
    await everyOutline(game, (outline, order) => {
      for (const field of flat(fieldsOf({ outline, filling: fillingOf(outline, order) ?? least(outline) }))) {
        if (field.kind !== 'group') expect(field.label, JSON.stringify(field).slice(0, 300)).toMatch(/^\p{Lu}|^\d/u);
        const names = field.kind === 'choice' || field.kind === 'set' ? field.options.map((one) => `${one.whom} ${one.name}`) : [];
        expect(new Set(names).size, names.join('; ')).toBe(names.length);
      }
    });
  });
});

/** Three points of thrust, which turn and speed share. */
const HELM: Outline = {
  form: 'all',
  role: 'orders',
  between: '; ',
  nothing: 'idle',
  parts: ['A1', 'A2'].map((subject) => ({
    form: 'all',
    subject,
    label: 'movement order',
    prefix: `${subject} `,
    between: ',',
    limits: [{ of: 'thrust', most: 3 }],
    parts: [
      { form: 'any', parts: [{ form: 'nothing' }, { form: 'number', role: 'port', label: 'points to port', prefix: 'P', from: 1, to: 2, spends: 'thrust' }] },
      { form: 'any', parts: [{ form: 'nothing' }, { form: 'number', role: 'faster', label: 'inches faster', prefix: '+', from: 1, to: 3, spends: 'thrust' }] },
    ],
  })),
};
const number = (fields: readonly Field[], role: string): NumberField => flat(fields).find((one): one is NumberField => one.kind === 'number' && one.role === role) as NumberField;

describe('a limit that parts share', () => {
  const filling = fillingOf(HELM, 'A1 P2,+1');
  const form = { outline: HELM, filling: filling ?? least(HELM) };
  it('bounds each number by what the others leave', () => {
    const faster = number(fieldsOf(form), 'faster');
    expect([faster.low, faster.high, faster.value]).toEqual([1, 1, 1]);
    expect(stepped(faster, 1)).toBe(1);
    expect(stepped(faster, -1)).toBeNull();
  });
  it('refuses an order that takes more', () => {
    expect(fillingOf(HELM, 'A1 P2,+2')).toBeNull();
    expect(orderOf(HELM, withPart(HELM, form.filling, [0, 1], { form: 'any', at: 1, part: { form: 'number', value: 2 } }))).toBeNull();
  });
  it('is each piece’s own', () => {
    expect(fillingOf(HELM, 'A1 P2,+1; A2 +3')).not.toBeNull();
    expect(sharesOf(form)).toEqual([{ piece: 'A1', path: [0], text: 'P2,+1' }, { piece: 'A2', path: [1], text: '' }]);
  });
  it('writes nothing as the outline says it', () => {
    expect(orderOf(HELM, least(HELM))).toBe('idle');
    expect(fillingOf(HELM, 'idle')).not.toBeNull();
    expect(mayBeNothing(HELM)).toBe(false);
  });
});

describe('an order with a part about no piece', () => {
  const stance: Outline = { form: 'any', role: 'stance', parts: ['hold', 'evade', 'fire B1'].map((text): Outline => ({ form: 'text', text })) };
  const course: Outline = { form: 'number', role: 'ahead', from: 0, to: 3 };
  const call: Outline = { form: 'any', role: 'call', parts: [{ form: 'nothing' }, { form: 'text', text: 'call B1' }] };
  const ships = ['A1', 'A2'].map((subject): Outline => ({ form: 'all', subject, prefix: `${subject} `, between: ' ', parts: [course, stance] }));
  const plot: Outline = { form: 'all', between: '; ', parts: [...ships, call] };
  const form: Form = { outline: plot, filling: least(plot) };
  it('is divided by pieces all the same, and that part belongs to all of them', () => {
    expect(sharesOf(form)).toEqual([{ piece: 'A1', path: [0], text: '0 hold' }, { piece: 'A2', path: [1], text: '0 hold' }]);
    expect(commonFields(form).map(({ kind, path }) => [kind, path])).toEqual([['choice', [2]]]);
  });
  it('is as like another order as it shares choices with it', () => {
    const now = fillingOf(ships[0] ?? plot, 'A1 1 evade');
    const like = (text: string): number => likeness(now, fillingOf(ships[0] ?? plot, text));
    expect([like('A1 1 evade'), like('A1 2 evade'), like('A1 1 hold'), like('A1 2 hold')]).toEqual([3, 2, 1, 0]);
  });
});

describe('places and sequences', () => {
  const zone: Outline = { form: 'all', prefix: 'deploy ', between: ' ', parts: [{ form: 'spot', role: 'lead', low: [0, 0], high: [72000, 6000] }, { form: 'spot', role: 'wing', low: [0, 0], high: [72000, 6000], near: { of: null, radius: 6000 } }] };
  it('begins with a second place near the first', () => {
    const order = orderOf(zone, least(zone));
    expect(order).toBe('deploy 36,3 38,3');
    expect(fillingOf(zone, 'deploy 36,3 43,3')).toBeNull();
    expect(fillingOf(zone, 'deploy 36.5,3 42.5,3')).not.toBeNull();
  });
  it('tells the disc of the second place', () => {
    const spots = flat(fieldsOf({ outline: zone, filling: least(zone) })).filter((one) => one.kind === 'spot');
    expect(spots.map(({ near }) => near)).toEqual([null, { of: [36000, 3000], radius: 6000 }]);
  });
  it('keeps the sequence of parts that may change it', () => {
    const deck: Outline = { form: 'all', prefix: 'deck ', between: ', ', 'any-order': true, parts: [{ form: 'text', text: 'pass' }, { form: 'listed', prefix: 'E1 ', texts: ['Left', 'Right'] }] };
    const filling = fillingOf(deck, 'deck E1 Right, pass');
    expect(filling && orderOf(deck, filling)).toBe('deck E1 Right, pass');
    expect(filling && partAt(deck, filling, [1])?.filling).toEqual({ form: 'listed', at: 1 });
  });
  it('writes numbers as orders do', () => {
    expect([written(3, 2), written(-45), written(38500, 1000), written(-250, 1000)]).toEqual(['1.5', '-45', '38.5', '-0.25']);
  });
});

describe('a volley whose weapons are called like ships', () => {
  const at = (target: string, weapons: string[]): Outline => ({ form: 'any', parts: [{ form: 'nothing' }, { form: 'subset', role: 'fire', label: `weapons at ${target}`, prefix: `A1 > ${target}: `, least: 1, most: weapons.length, between: ', ', parts: weapons.map((text) => ({ form: 'text', text, takes: [text] })) }] });
  const volley: Outline = { form: 'all', role: 'volley', between: '; ', nothing: 'idle', limits: [{ of: 'B1', most: 1 }, { of: 'B2', most: 1 }], parts: [at('B1', ['B1', 'B2']), at('B3', ['B1'])] };
  it('is read in any sequence of its targets, and written in that of the outline', () => {
    expect(fillingOf(volley, 'A1 > B3: B1; A1 > B1: B2')).toBeNull();
    const filling = looseFillingOf(volley, 'A1 > B3: B1; A1 > B1: B2');
    expect(filling && orderOf(volley, filling)).toBe('A1 > B1: B2; A1 > B3: B1');
    expect(looseFillingOf(volley, 'A1 > B3: B1; A1 > B1: B1')).toBeNull();
  });
  it('is aimed by a press on a target, not on a ship that is called like a weapon', () => {
    const form: Form = { outline: volley, filling: least(volley) };
    const [aim] = aimsAt(fieldsOf(form), 'B1');
    expect(aim && orderOf(volley, changed(form, aim.path, aim.to))).toBe('A1 > B1: B1, B2');
    expect(aimsAt(fieldsOf(form), 'B2')).toEqual([]);
  });
});
