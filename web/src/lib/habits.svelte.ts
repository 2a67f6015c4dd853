/** The player's own habits, kept in this browser: single-key shortcuts, reveal at once, the pace of a reveal, sound. */
const KEY = 'firing-arc:habits';

class Habits {
  keys = $state(true);
  /** The player's choice to reveal at once, or null if none was made. */
  atOnce = $state<boolean | null>(null);
  /** The speed of a reveal, 1 at normal pace. At 0 only the log is shown. */
  pace = $state(1);
  /** The player's choice of sound, or null if none was made: silent until then. */
  sound = $state<boolean | null>(null);
  /** `true` once sound was offered during a whole reveal. */
  offered = $state(false);
  /** The volume from 0 to 1. */
  volume = $state(0.8);
  vibration = $state(false);
  /** `true` if an order begins with a suggestion in battles against the program. */
  suggest = $state(true);
  /** `true` if the log of the last turn stays open while an order is asked. */
  log = $state(false);
  /** `true` if the sheets of ships stay open while an order is asked. */
  sheets = $state(false);
  /** The captain that the player says they play like, empty for one as good as the opponent, or null if none was chosen. */
  level = $state<string | null>(null);

  start(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<'keys' | 'atOnce' | 'pace' | 'sound' | 'volume' | 'vibration' | 'log' | 'sheets' | 'level' | 'suggest' | 'offered', unknown>>;
      if (typeof kept.keys === 'boolean') this.keys = kept.keys;
      if (typeof kept.atOnce === 'boolean') this.atOnce = kept.atOnce;
      if (typeof kept.pace === 'number' && (kept.pace === 0 || (kept.pace >= 0.5 && kept.pace <= 4))) this.pace = kept.pace;
      if (typeof kept.sound === 'boolean') this.sound = kept.sound;
      if (typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1) this.volume = kept.volume;
      if (typeof kept.vibration === 'boolean') this.vibration = kept.vibration;
      if (typeof kept.suggest === 'boolean') this.suggest = kept.suggest;
      this.offered = kept.offered === true;
      this.log = kept.log === true;
      this.sheets = kept.sheets === true;
      if (typeof kept.level === 'string') this.level = kept.level;
    } catch {
      /* Unreadable habits count as none. */
    }
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ keys: this.keys, atOnce: this.atOnce, pace: this.pace, sound: this.sound, volume: this.volume, vibration: this.vibration, log: this.log, sheets: this.sheets, level: this.level, suggest: this.suggest, offered: this.offered }));
    } catch {
      /* The habits then last only as long as the page. */
    }
  }
}

export const habits = new Habits();

/** Returns `true` if the player asked the system for reduced motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
