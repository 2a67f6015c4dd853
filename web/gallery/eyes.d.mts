/** The picture as other eyes see it, for tests too. Colours are three bytes. */
export type Eye = 'grey' | 'deuteranopia';
export const EYES: Record<Eye, number[][]>;
export function linear(byte: number): number;
export function seen(eye: Eye, colour: readonly number[]): [number, number, number];
export function luminance(colour: readonly number[]): number;
export function contrast(one: number, two: number): number;
export function filterOf(eye: Eye): string;
