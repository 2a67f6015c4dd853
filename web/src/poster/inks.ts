/** Colours of a picture in both themes, as in the client’s own styles. */
import type { Theme } from '../ships/palette.ts';

export interface Inks { ground: string; /** The transparent ground, for gradients. */ clear: string; veil: string; text: string; muted: string; sides: readonly [string, string]; grid: string; burst: string; line: string; mark: string; danger: string }

export const INKS: Record<Theme, Inks> = {
  dark: { ground: '#04070e', clear: 'rgba(4,7,14,0)', veil: 'rgba(4,7,14,0.93)', text: '#eef3fb', muted: '#aab8d0', sides: ['#3fe0cd', '#ffb347'], grid: '#bed6fa', burst: '#ffdba6', line: '#6f86ab', mark: '#fff1c2', danger: '#ff8a80' },
  paper: { ground: '#fbf7ec', clear: 'rgba(251,247,236,0)', veil: 'rgba(251,247,236,0.95)', text: '#182230', muted: '#4d5666', sides: ['#006b60', '#944700'], grid: '#8a7f68', burst: '#944700', line: '#857a62', mark: '#c96a00', danger: '#a81f18' },
};

/** Returns the colour of a side, or of the text if there is no side. */
export function inkOf(inks: Inks, side: number | null): string {
  return side === 1 || side === 2 ? inks.sides[side - 1 as 0 | 1] : inks.text;
}
