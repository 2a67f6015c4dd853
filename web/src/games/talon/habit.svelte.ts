/** The player's choice for turn-radius markers: on the board, as many hexes ahead as are left, or as a count on the ship. The rulebook has both. */
const KEY = 'firing-arc:talon';
export type Markers = 'board' | 'ship';

class Habit {
  markers = $state<Markers>('board');

  constructor() {
    try {
      const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { markers?: unknown }).markers;
      if (kept === 'ship') this.markers = kept;
    } catch {
      /* An unreadable habit counts as none. */
    }
  }
  set(markers: Markers): void {
    this.markers = markers;
    try {
      localStorage.setItem(KEY, JSON.stringify({ markers }));
    } catch {
      /* The habit then lasts only as long as the page. */
    }
  }
}
export const habit = new Habit();
