/** The first words of each game's rulebook on the screen, the order of its sections there, and its synonyms. */
import type { Synonyms } from '../lib/seek.ts';

export interface Book {
  /** The printable sheets, in a sentence, if the game has its own. */
  paper?: string;
  /** The player's part in a turn, in two sentences; then victory. Each names its clause. */
  does: { text: string; clause: string };
  wins: { text: string; clause: string };
  /** The sections in their order on the screen, by id: play and victory first. Others follow in the rulebook's order. */
  first: readonly string[];
  /** Everyday words and this rulebook's words for them. */
  synonyms: Synonyms;
}

const BOOKS = import.meta.glob<Book>('./*/*-book.ts', { import: 'book' });

/** Fetches the opening of a game's rulebook; null if the game has none. */
export async function bookOf(game: string): Promise<Book | null> {
  return (await BOOKS[`./${game}/${game}-book.ts`]?.()) ?? null;
}
