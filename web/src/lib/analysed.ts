/** What was found when battles were looked back on, as long as the page lives: pictures tell it too. */
import type { Analysed } from './analysis.ts';

const found = new Map<string, Analysed>();

/** Keeps the analysis of a record. */
export function keepAnalysis(record: string, analysed: Analysed): void {
  found.set(record, analysed);
}
/** The analysis of a record, or null while there is none. */
export function analysisOf(record: string): Analysed | null {
  return found.get(record) ?? null;
}
