/** What the table needs to know of a game in order to show it. Each game brings one such face; none of them knows a rule. */
import type { Component } from 'svelte';
import type { Die, Film } from '../lib/film.ts';
import type { Point, Told, Turn, View } from '../lib/protocol.ts';
import type { Referee } from '../lib/referee.ts';
import type { Body } from '../board/labels.ts';
import type { TableFrame } from '../board/frame.ts';
import { blackSkies } from './black-skies/face.ts';
import { ftl } from './ftl/face.ts';
import { fullThrust } from './full-thrust/face.ts';
import { simpleSpaceships } from './simple-spaceships/face.ts';

/** One seat's unsealed plot while it is being written. */
export interface Plot {
  readonly seat: number;
  /** The order as text, complete and legal. */
  readonly text: string;
  /** What the plot wants said aloud after its last change. */
  readonly said: string;
  /** Where pieces are told to go, once a change is settled: the board keeps these in sight. */
  readonly places: Point[];
  /** What the board closes in on instead of every piece, where not all of them matter now. */
  readonly focus?: readonly Point[] | null;
  /** What is asked now, where the referee's words are meant for those who type. */
  readonly ask?: string;
  /** What will stand elsewhere or anew, for the board to make room. */
  readonly ghosts: Body[];
  /** Pieces that will stand or point otherwise. */
  readonly moved: string[];
  /** Takes up an order that was written before. */
  begin(order: string): Promise<void>;
  undo(): Promise<void>;
  readonly canUndo: boolean;
  /** Why it cannot be sealed as it stands: a typed order that was refused. */
  readonly blocked: boolean;
  /** What a player should hear before it is sealed so, with what would mend it. */
  readonly doubt?: { text: string; mend?: { name: string; run: () => void } } | null;
  /** The orders one after the other, where the plot holds several: each is given when the one before it has been carried out. */
  readonly sequence?: readonly string[];
  /** What is asked, in a few words, for those who have been asked before. */
  readonly asks?: string;
  /** What giving the order is called, where it is carried out at once. */
  readonly act?: string;
  /** What sealing it does, in a word or two, where the others seal too. */
  readonly deed?: string;
  /** A single key pressed at the table; true when it meant something here. */
  key(key: string): boolean;
}

export interface PlotProps { plot: Plot; onclause: (id: string) => void; onseal: () => void }
export interface MarksProps { plot: Plot; frame: TableFrame; point: (event: { clientX: number; clientY: number }) => Point }
/** What lies on the table and does not move. */
export interface TerrainProps { view: View; frame: TableFrame }
export interface ReportProps { turns: Turn[]; names: string[]; onturn: (turn: number) => void }

/** What a game prints: views that together know the pieces, the turns so far, and whether it is a set-up not yet played. */
export interface SheetsProps { views: View[]; turns: Turn[]; names: string[]; title: string; fresh: boolean; answers: unknown }
/** A game's own shipyard; it may begin with a design's file. */
export interface ShipyardProps { game: string; onclause: (id: string) => void }

export interface GuideStep {
  text: string;
  /** Whether the player has done it. */
  done: (table: { plot: Plot | null; turns: number; stage: string }) => boolean;
}

/** What only a table needs of a game. */
export interface TableFace {
  draft: (referee: Referee, battle: number, seat: number) => Plot;
  /** Why a seat has nothing to choose in this decision, as far as the game can say. */
  spared?: (referee: Referee, battle: number, seat: number, phase: string) => Promise<string | null>;
  Plotter: Component<PlotProps>;
  Marks: Component<MarksProps>;
  Report: Component<ReportProps>;
  /** Keys the plot knows, for the list of shortcuts. */
  keys: { keys: string; does: string }[];
  /** The first battle, hand in hand. */
  steps: GuideStep[];
}

/** What every page needs of a game; the rest is fetched when it is asked for. */
export interface GameFace {
  id: string;
  film: (turn: Turn) => Film;
  /** What the dice of an event did, where the game's events say so. */
  dice?: (event: Told) => Die[];
  /** Whether an order that nobody else's waits for is carried out as soon as it is given. */
  prompt?: boolean;
  /** How much a captain may think about one decision, where a turn has many. */
  thought?: { nodes: number; millis: number };
  Terrain?: Component<TerrainProps>;
  table: () => Promise<{ default: TableFace }>;
  /** What can be printed, and where ships are designed. */
  sheets?: () => Promise<{ default: Component<SheetsProps> }>;
  /** What the sheets ask of the referee besides views. */
  answers?: (referee: Referee, battle: number, views: View[]) => Promise<unknown>;
  shipyard?: () => Promise<{ default: Component<ShipyardProps> }>;
  /** How hard each captain is to beat, in one word. */
  levels: Record<string, string>;
  /** What the first battle is. */
  guide: { scenario: string; captain: string };
}

const SHELF: Record<string, GameFace> = { ftl, 'full-thrust': fullThrust, 'simple-spaceships': simpleSpaceships, 'black-skies': blackSkies };

/** The face of a game, or null for one this client cannot show. */
export function faceOf(game: string): GameFace | null {
  return SHELF[game] ?? null;
}
