/** The games and their rulebooks, asked of the engine once. */
import { referee } from './engine.ts';
import type { Clause, Clauses, Game } from './protocol.ts';

let games: Promise<Game[]> | null = null;
const books = new Map<string, Promise<Clauses>>();

export function allGames(): Promise<Game[]> {
  games ??= referee()
    .then((engine) => engine.call('games', {}))
    .then((answer) => answer.games)
    .catch((failure: unknown) => {
      games = null;
      throw failure;
    });
  return games;
}

export async function gameOf(id: string): Promise<Game> {
  const game = (await allGames()).find((one) => one.id === id);
  if (!game) throw new Error(`There is no game called “${id}” here.`);
  return game;
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
