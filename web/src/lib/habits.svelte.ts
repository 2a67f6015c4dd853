/** The player's own habits, kept in this browser: single-key shortcuts, revealing at once, the pace of a reveal. */
const KEY = 'firing-arc:habits';

class Habits {
  keys = $state(true);
  /** Null until the player chooses. */
  atOnce = $state<boolean | null>(null);
  pace = $state(1);

  start(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<'keys' | 'atOnce' | 'pace', unknown>>;
      if (typeof kept.keys === 'boolean') this.keys = kept.keys;
      if (typeof kept.atOnce === 'boolean') this.atOnce = kept.atOnce;
      if (typeof kept.pace === 'number' && kept.pace >= 0.5 && kept.pace <= 4) this.pace = kept.pace;
    } catch {
      /* Unreadable habits are as good as none. */
    }
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ keys: this.keys, atOnce: this.atOnce, pace: this.pace }));
    } catch {
      /* They then last as long as the page. */
    }
  }
}

export const habits = new Habits();

/** Whether the player asked the system for less motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
