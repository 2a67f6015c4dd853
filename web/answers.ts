/** A Vite plugin: the published answers of the lab, from the pages in docs/lab, for the lab's first view. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** One page of answers: its question, the first words of its answer, and the experiment to fight again. */
export interface Answer { game: string; experiment: string; question: string; headline: string; detail: string }

const plain = (text: string): string => text.replaceAll(/[*`]/g, '').replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) %/g, '\u00a0%').trim();
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.?$/, '.');

/** Returns the answer on a page, or null if the page has no experiment. */
export function answerOn(page: string, gameOf: (experiment: string) => string | undefined): Answer | null {
  const experiment = /<!-- asked: ([\w-]+)/.exec(page)?.[1];
  const game = experiment && gameOf(experiment);
  const [, question = ''] = /^# (.+)$/m.exec(page) ?? [];
  const [, bold = '', rest = ''] = /<!-- asked:.*-->\s+\*\*(.+?)\*\*(.*)/.exec(page) ?? [];
  if (!experiment || !game || !question || !bold) return null;
  /* The figures of the first sentence, up to a semicolon; without figures there, those of the first captain. */
  const [, first = ''] = /^- (.+)$/m.exec(page) ?? [];
  const figures = rest.includes('`') ? rest : first;
  return { game, experiment, question: plain(question), headline: plain(bold), detail: sentence(plain(figures.split(/;|\. (?=[A-Z])/)[0] ?? '')) };
}

/** Returns all published answers, in the order of the games and of the pages' names. */
export function answersIn(docs: string, games: string): Answer[] {
  const experiments = new Map(readdirSync(games).flatMap((game) => {
    const folder = join(games, game, 'data/experiments');
    return existsSync(folder) ? readdirSync(folder).map((file): [string, string] => [file.replace(/\.toml$/, ''), game]) : [];
  }));
  return readdirSync(docs).filter((name) => name.endsWith('.md')).sort().flatMap((name) => answerOn(readFileSync(join(docs, name), 'utf8'), (id) => experiments.get(id)) ?? []);
}

/** Emits the answers as `virtual:answers`. */
export function answers(docs: string, games: string): Plugin {
  return {
    name: 'answers',
    resolveId: (id) => (id === 'virtual:answers' ? `\0${id}` : null),
    load: (id) => (id === '\0virtual:answers' ? `export default ${JSON.stringify(answersIn(docs, games))}` : null),
  };
}
