/** The requests and answers of a lab's desk. The lab itself computes all figures in them. */
import type { Finding, Verdict, WrittenOrder } from '../protocol.ts';

/** Lower and upper bound. */
export type Interval = [low: number, high: number];
/** Consecutive battles of one series, up to but not including `to`. */
export interface Part { series: number; from: number; to: number }
export interface Opened { names: string[]; most: number; fixed_sides: boolean; command: string }
export interface Counted { done: number; most: number; over: boolean }

export interface MatchReport {
  captains: [string, string];
  fixed_sides: boolean;
  battles: number;
  wins: [number, number];
  draws: number;
  score: number;
  interval: Interval;
  interval_kind: 'paired' | 'wilson' | 'exact';
  worth: number;
  by_seat: [[number, number, number], [number, number, number]];
  turns: number;
  decisions: number;
  stop?: { low: number; high: number; finding: 'low' | 'high' | null };
}
/** The score of a match and its interval after a number of battles. */
export interface Stage { battles: number; score: number; interval: Interval }

export interface Change { by: number; interval: Interval; chance: number; corrected: number; /** Only where the cases have the same seeds, as `narrower`. */ otherwise?: number; narrower?: number }
export interface CaseReport { name: string; value: number | null; battles: number; share: number; interval: Interval; draws: number; turns: number; /** Only where the luck of the dice is taken out of the share. */ luck?: { mean: number; share: number; narrower: number }; change: Change | null }
/** The value of a class of ships, beside its stated worth. */
export interface ClassValue { id: string; name: string; worth: number | null; value: number; interval: Interval | null; corrected: number | null }
export interface Values { compared_with: string; classes: ClassValue[] }
export interface ExperimentReport { title: string; asks: string; game: string; scenario: string; counted: string; captains: string[]; thinking: string; seed: number; seeds: 'same' | 'own'; unit: string; cases: CaseReport[]; values?: Values }

/** A handicap and what the battles say about it: the side’s expected share of the victory, 0 to 1, and its interval. */
export interface Found { steps: number; /** The largest number of steps; only while it is measured. */ most_steps?: number; /** The lack of the side, in words that complete “Amber starts …”; empty at 0 steps. */ told: string; position: string; share: number; low: number; high: number; battles: number }
/** A handicap that was measured before. */
export interface Measured { weak: string; strong: string; side: number; found: Found }

/** The results of a question so far. */
export interface Told extends Counted { handicap?: Found; match?: MatchReport; course?: Stage[]; experiment?: ExperimentReport; answer: string }
export interface Kept { what: string; name: string; text: string }
export interface Shelved { id: string; title: string; text: string }

/** A deed in a battle by letters. */
export type Deed =
  | { deed: 'new'; game: string; scenario: string; text?: string; options: [string, string][]; seat: number; name: string; /** The keys of the server, of a shared room. */ server?: string }
  | { deed: 'join'; letter: string; name: string; /** The keys of a shared room’s server. */ server?: string }
  | { deed: 'look' | 'concede' | 'claim' }
  | { deed: 'take' | 'own'; letter: string }
  | { deed: 'order'; order: string }
  | { deed: 'recover'; recovery: string; history: string };
/** A battle by letters after a deed. `kept` and `recovery` hold the secret of the seat. */
export interface Mailed {
  kept: string;
  game: string;
  title: string;
  /** The start that the maker chose. own: `true` if the scenario is a file of the maker's own, not one of this program. */
  start: { own: boolean; position: boolean; options: [string, string][] };
  names: string[];
  /** The short name; null before the invitation is answered. So are the record, the signatures and the history. */
  name: string | null;
  seat: number;
  begun: boolean;
  /** `shared` if a server closes each decision; `strict` if nobody does. */
  mode: 'strict' | 'shared';
  decision: number;
  /** `true` if this seat must write an order. */
  writes: boolean;
  wants: string;
  /** The seats whose order or letter is awaited. */
  awaits: number[];
  letter: string;
  record: string | null;
  signed: number[] | null;
  over: boolean;
  recovery: string;
  history: string | null;
  /** `true` if the deed changed anything. */
  new: boolean;
  /** `true` if the seat went on in another copy, as the deed `own` found. */
  elsewhere?: boolean;
}
/** The proof of a record: who signed its end, who is said to be late, and what no record proves. */
export interface Proof { name: string; decisions: number; outcome: string | null; seats: number[]; signed: number[]; late: number | null; /** The seats that signed nothing at all. */ silent: number[]; /** `true` if the sentences were compared; those of another wording are not. */ sentences: boolean; unknown: string[] }
/** The first thing in a record that is false. */
export interface Lie { /** 0 if it is no line of the record. */ line: number; kind: string; what: string }

/** Every call of a desk: its fields, then its answer. */
export interface Calls {
  experiments: [object, Shelved[]];
  handicaps: [{ game: string; scenario: string }, { /** Digest of the scenario’s file. */ text: string; /** Version of the rules. */ version: number; handicaps: Measured[] }];
  weakened: [{ game: string; scenario: string; options: [string, string][]; side: number; steps: number }, { position: string; told: string } | null];
  open: [{ wish: object }, Opened];
  part: [{ most: number }, Part | null];
  fight: [Part, { lines: string }];
  add: [{ lines: string }, Counted];
  recall: [object, object];
  report: [object, Told];
  files: [object, { files: Kept[] }];
  /** Opens a battle to look back on it. */
  agenda: [{ record: string }, { level: string; nodes: number; orders: WrittenOrder[] }];
  analyse: [{ decision: number; nodes: number }, Finding];
  verdict: [object, Verdict];
  /** Does a deed in a battle by letters. `fresh`: 64 hexadecimal digits of random bytes. */
  mail: [{ kept: string | null; fresh: string } & Deed, Mailed];
  /** Checks what a record proves. */
  verify: [{ record: string }, { proof?: Proof; fault?: Lie }];
}

/** A desk of the lab: asked by name, ended when no longer needed. */
export interface Desk {
  ask: <N extends keyof Calls>(call: N, fields: Calls[N][0]) => Promise<Calls[N][1]>;
  end: () => void;
}
