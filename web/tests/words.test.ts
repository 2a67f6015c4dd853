/** The words of the client: phrases that readers stumbled over stay out of every file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withArticle } from '../src/lib/called.ts';

const SRC = join(import.meta.dirname, '../src');
/** Phrases that were replaced by plain ones, in comments as on the screen. */
const BEFORE = [
  'With whim, any idea, all alike', 'else some of it, the same ones', 'is taken of the odds', 'The way of that number', 'The corners of the way', 'won as often as their lead says',
  'was the weaker the longer it thought', 'fall to both alike', 'stays said until', 'over the scenario’s own; may be given again', 'the captains are in the order named',
  'about so much was expected', 'Every result says why', 'Give the dice of', 'has a point of power: one of these', 'as the scenario says',
];
/** Words that no sentence of the screen has: archaic, or a question where the player needs an action. */
const ON_SCREEN = [/\b[Aa]t whom\b/, /['"`>]Whom\b/, /\bshall\b/, /all the same\b/, /\w anew[.,’“”]/, /things are wrong/, /\b1 dice\b/, /\ba Escort/, /\bWhat does \$\{/, /\bWhere does \$\{/, /\bHow does \$\{/];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.name === 'wasm' ? [] : one.isDirectory() ? files(join(folder, one.name)) : /\.(svelte|ts|css)$/.test(one.name) ? [join(folder, one.name)] : []));
}
const texts = files(SRC).map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ') }));
/** Returns the text without comments. */
const code = (text: string): string => text.replaceAll(/\/\*.*?\*\/|<!--.*?-->/g, '');

test.each(BEFORE)('no file says “%s”', (phrase) => {
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())).map(({ path }) => path)).toEqual([]);
});

test.each(ON_SCREEN)('no sentence has %s', (word) => {
  expect(texts.filter(({ text }) => word.test(code(text))).map(({ path }) => path)).toEqual([]);
});

test('a noun has the article of its first sound', () => {
  expect(['Escort Cruiser', 'Destroyer', 'asteroid'].map(withArticle)).toEqual(['an Escort Cruiser', 'a Destroyer', 'an asteroid']);
});
