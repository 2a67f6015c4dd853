/** The published answers that the lab opens on: every page of docs/lab with an experiment, with its own words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerOn, answersIn } from '../answers.ts';

const DOCS = join(import.meta.dirname, '../../docs/lab');
const GAMES = join(import.meta.dirname, '../../games');

test('every page with an experiment is an answer, with its question and its first words', () => {
  const all = answersIn(DOCS, GAMES);
  const pages = readdirSync(DOCS).filter((name) => name.endsWith('.md')).map((name) => readFileSync(join(DOCS, name), 'utf8')).filter((page) => page.includes('<!-- asked:'));
  expect(all.length).toBe(pages.length);
  expect(all.length).toBeGreaterThan(3);
  for (const [at, one] of all.entries()) {
    expect(pages[at]).toContain(`# ${one.question}`);
    expect(pages[at]).toContain(`**${one.headline}**`);
    expect(one.detail, one.question).toMatch(/\d/);
    expect(readFileSync(join(GAMES, one.game, 'data/experiments', `${one.experiment}.toml`), 'utf8')).toContain('title = ');
  }
});

test('a page without an experiment, or with one that no game has, is no answer', () => {
  expect(answerOn('# Health of the scenarios\n\nText.', () => 'ftl')).toBeNull();
  expect(answerOn('# What?\n\n<!-- asked: gone; doctrine 4 -->\n\n**Yes.** More.', () => undefined)).toBeNull();
  expect(answerOn('# What?\n\n<!-- asked: one; doctrine 4 -->\n\n**Yes.** It is 3 under `doctrine`; and more.', () => 'ftl')).toEqual({ game: 'ftl', experiment: 'one', question: 'What?', headline: 'Yes.', detail: 'It is 3 under doctrine.' });
});
