/** The games, as listed when the page was built, and their rulebooks, asked of the engine once. */
import shelf from 'virtual:shelf';
import { referee } from './engine.ts';
import type { Clause, Clauses, Game } from './protocol.ts';

const books = new Map<string, Promise<Clauses>>();

export function allGames(): Promise<Game[]> {
  return Promise.all(Object.keys(shelf).map(gameOf));
}

export async function gameOf(id: string): Promise<Game> {
  const listed = shelf[id];
  if (!listed) throw new Error(`There is no game called “${id}” here.`);
  return (await listed()).default;
}

export function rulebook(game: string): Promise<Clauses> {
  let book = books.get(game);
  if (!book) {
    book = referee().then((engine) => engine.call('clauses', { game }));
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

export async function clauseOf(game: string, id: string): Promise<Clause | null> {
  return (await rulebook(game)).clauses.find((clause) => clause.id === id) ?? null;
}
