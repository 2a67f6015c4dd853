/** The player's own habits, kept in this browser: single-key shortcuts, revealing at once, the pace of a reveal, sound. */
const KEY = 'firing-arc:habits';

class Habits {
  keys = $state(true);
  /** Null until the player chooses. */
  atOnce = $state<boolean | null>(null);
  /** How fast a reveal runs, 1 being as it was cut; 0 shows the log alone. */
  pace = $state(1);
  /** Null until the player chooses; nothing sounds before. */
  sound = $state<boolean | null>(null);
  /** From 0 to 1. */
  volume = $state(0.8);
  vibration = $state(false);

  start(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<'keys' | 'atOnce' | 'pace' | 'sound' | 'volume' | 'vibration', unknown>>;
      if (typeof kept.keys === 'boolean') this.keys = kept.keys;
      if (typeof kept.atOnce === 'boolean') this.atOnce = kept.atOnce;
      if (typeof kept.pace === 'number' && (kept.pace === 0 || (kept.pace >= 0.5 && kept.pace <= 4))) this.pace = kept.pace;
      if (typeof kept.sound === 'boolean') this.sound = kept.sound;
      if (typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1) this.volume = kept.volume;
      if (typeof kept.vibration === 'boolean') this.vibration = kept.vibration;
    } catch {
      /* Unreadable habits are as good as none. */
    }
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ keys: this.keys, atOnce: this.atOnce, pace: this.pace, sound: this.sound, volume: this.volume, vibration: this.vibration }));
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
