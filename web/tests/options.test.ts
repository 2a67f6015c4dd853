/** Options in plain words: every option of the engine has a label, and every preset is legal in every scenario. */
import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engine } from '../bundles.ts';
import { isSwitch, openIn, presetOf, type OptionWords } from '../src/lib/option-words.ts';
import type { Game, GameOption } from '../src/lib/protocol.ts';

const FACES = join(import.meta.dirname, '../src/games');
/** The games with words of their own for their options; the plain face has those of the engine. */
const GAMES = readdirSync(FACES).filter((name) => existsSync(join(FACES, name, 'options.ts')));
const openOf = (game: Game, scenario: string): GameOption[] => game.options.filter(({ key }) => !game.scenarios.find((one) => one.id === scenario)?.fixed?.some(([fixed]) => fixed === key));

describe.each(GAMES)('the options of %s', async (id) => {
  const ask = await engine(join(import.meta.dirname, '../src/wasm'), id);
  const game = (ask('games').games as Game[]).find((one) => one.id === id) as Game;
  const { presets, words } = ((await import(`../src/games/${id}/options.ts`)) as { default: OptionWords }).default;

  it('have a label each, and each value that is not on or off has words', () => {
    expect(Object.keys(words).sort()).toEqual(game.options.map(({ key }) => key).sort());
    for (const option of game.options) if (option.values && !isSwitch(option)) expect(Object.keys(words[option.key]?.values ?? {}).sort()).toEqual([...option.values].sort());
  });

  it('have presets from Basic to Everything that the engine accepts in every scenario', () => {
    expect(Object.keys(presets)).toEqual(expect.arrayContaining(['basic', 'everything']));
    for (const scenario of game.scenarios)
      for (const preset of Object.values(presets)) {
        const options = openIn(preset, openOf(game, scenario.id));
        const { battle, status } = ask('new', { game: id, scenario: scenario.id, options, dice: { seed: '1' } });
        expect(Object.fromEntries(status.options), scenario.id).toMatchObject(options);
        ask('close', { battle });
      }
  });

  it('are recognised as a preset, as the scenario’s own, or as a choice of the player', () => {
    const { basic, everything } = presets;
    expect(presetOf(presets, {}, game.options)).toBe('scenario');
    expect(presetOf(presets, basic?.options ?? {}, game.options)).toBe('basic');
    expect(presetOf(presets, everything?.options ?? {}, game.options)).toBe('everything');
    expect(presetOf(presets, { ...everything?.options, 'turn-limit': '7' }, game.options)).toBeNull();
  });
});
