/** How this player likes turn-radius markers: on the board, so many hexes ahead, or as a count on the ship. Both are the rulebook's. */
const KEY = 'firing-arc:talon';
export type Markers = 'board' | 'ship';

class Habit {
  markers = $state<Markers>('board');

  constructor() {
    try {
      const kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { markers?: unknown }).markers;
      if (kept === 'ship') this.markers = kept;
    } catch {
      /* Unreadable habits are as good as none. */
    }
  }
  set(markers: Markers): void {
    this.markers = markers;
    try {
      localStorage.setItem(KEY, JSON.stringify({ markers }));
    } catch {
      /* It then lasts as long as the page. */
    }
  }
}
export const habit = new Habit();
