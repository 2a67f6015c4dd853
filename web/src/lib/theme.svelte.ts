/** Dark plotting table or light paper: the system's wish until the player chooses. */
const KEY = 'firing-arc:theme';
export type Theme = 'system' | 'dark' | 'light';

class Look {
  chosen = $state<Theme>('system');

  start(): void {
    const kept = read();
    if (kept === 'dark' || kept === 'light') this.chosen = kept;
    this.show();
  }

  /** The other of the two, starting from what is seen now. */
  turn(): void {
    this.chosen = this.dark() ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, this.chosen);
    } catch {
      /* The choice then lasts as long as the page. */
    }
    this.show();
  }

  dark(): boolean {
    if (this.chosen !== 'system') return this.chosen === 'dark';
    return !matchMedia('(prefers-color-scheme: light)').matches;
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.dark() ? 'dark' : 'light';
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const look = new Look();
