/** The theme: dark plotting table or light paper. It follows the system until the player chooses. */
const KEY = 'firing-arc:theme';
export type Theme = 'system' | 'dark' | 'light';

class Look {
  chosen = $state<Theme>('system');

  start(): void {
    const kept = read();
    if (kept === 'dark' || kept === 'light') this.chosen = kept;
    this.show();
  }

  /** Switches to the other theme, starting from the one that is seen now. */
  turn(): void {
    this.chosen = this.dark() ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, this.chosen);
    } catch {
      /* The choice then lasts only as long as the page. */
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
