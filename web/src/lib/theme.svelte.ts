/** The theme: dark plotting table or light paper. It follows the system until the player chooses. */
const KEY = 'firing-arc:theme';
export type Theme = 'system' | 'dark' | 'light';

export class Look {
  chosen = $state<Theme>('system');
  /** `true` while the system asks for a light page. */
  #light = $state(false);

  start(): void {
    const kept = read();
    if (kept === 'dark' || kept === 'light') this.chosen = kept;
    const system = matchMedia('(prefers-color-scheme: light)');
    this.#light = system.matches;
    system.addEventListener('change', ({ matches }) => {
      this.#light = matches;
      this.show();
    });
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
    return this.chosen === 'system' ? !this.#light : this.chosen === 'dark';
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
