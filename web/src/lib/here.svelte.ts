/** The game that the screen shows, for the window's title. The header of each screen sets it. */
import titles from 'virtual:shelf-titles';

export const here = $state<{ game: string | null }>({ game: null });

/** Returns the title of a game, or an empty text if there is no such game. */
export function titleOf(game: string | null | undefined): string {
  return (game && titles[game]) || '';
}
