/** The analyses of battles, kept as long as the page lives. Pictures show them too. */
import type { Analysed } from './analysis.ts';

const found = new Map<string, Analysed>();

/** Keeps the analysis of a record. */
export function keepAnalysis(record: string, analysed: Analysed): void {
  found.set(record, analysed);
}
/** Returns the analysis of a record, or null if there is none yet. */
export function analysisOf(record: string): Analysed | null {
  return found.get(record) ?? null;
}
