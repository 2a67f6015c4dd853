/** What the table needs to know of a game in order to show it. Each game brings one such face; none of them knows a rule. */
import type { Component } from 'svelte';
import type { TurnName } from '../lib/dice.ts';
import type { Arms } from '../lib/beats.ts';
import type { Card, CardFace, Dealer } from '../lib/cards.ts';
import type { Actor, Die, Film, Trail } from '../lib/film.ts';
import type { Point, Told, Turn, View } from '../lib/protocol.ts';
import type { Referee } from '../lib/referee.ts';
import type { Body } from '../board/labels.ts';
import type { TableFrame } from '../board/frame.ts';
import type { Mesh } from '../board/hexes.ts';

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
  /** Pieces with a part in what is in hand: on a small screen the names of all others give way. */
  readonly involved?: readonly string[] | null;
  /** The piece that has handles at its bow and stern: its name stands aside. */
  readonly held?: string | null;
  /** What is asked now in one line, with names; the referee's own words are for those who type. */
  readonly ask?: string | null;
  /** The part of the turn that is written, as a heading, where the phase alone does not say it. */
  readonly heading?: string | null;
  /** What will stand elsewhere or anew, for the board to make room. */
  readonly ghosts: Body[];
  /** Where others are expected: texts keep clear of it. */
  readonly shades?: readonly Body[];
  /** Returns `true` for a trail that is drawn while it is written; without it, all are. */
  readonly trailed?: (trail: Trail) => boolean;
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
  /** Whether it is given as it stands: it is what the player asked for one order ago, or there is nothing to decide. */
  readonly onward?: boolean;
  /** What giving the order does, in a word or two; without it, the order is sealed. */
  readonly act?: string;
  /** What the main button does while nothing is written: it writes this first, and gives it too unless it is to be `seen` before. What giving the empty order does then has a button of its own. */
  readonly hand?: { act: string; write: () => void | Promise<void>; instead?: string; seen?: boolean } | null;
  /** An order that ends what is under way, at hand beside the main button whatever is written; `barred` says why it may not be given yet. */
  readonly ending?: { act: string; give: () => void; barred: string | null } | null;
  /** A single key pressed at the table; true when it meant something here. */
  key(key: string): boolean;
}

export interface PlotProps { plot: Plot; /** What the sides are called. */ names: string[]; onclause: (id: string) => void; onseal: () => void }
export interface MarksProps { plot: Plot; frame: TableFrame; point: (event: { clientX: number; clientY: number }) => Point }
/** What lies on the table and does not move. */
export interface TerrainProps { view: View; frame: TableFrame }
/** What lies under the pieces at a moment of the battle: the ground, and what they carry besides their counters. */
export interface UnderlayProps { view: View; actors: readonly Actor[]; frame: TableFrame }
export interface ReportProps { turns: Turn[]; names: string[]; onturn: (turn: number) => void }

/** What a game prints: views that together know the pieces, the turns so far, and whether it is a set-up not yet played. */
/** What a printed sheet tells of a scenario besides its pieces: what it is about, the options set over the game's, the turn limit. */
export interface Setting { brief: string; options: [string, string][]; limit: number }
export interface SheetsProps { setting: Setting; views: View[]; turns: Turn[]; names: string[]; title: string; fresh: boolean; answers: unknown }
/** A game's own shipyard; it may begin with a design's file. */
export interface ShipyardProps { game: string; onclause: (id: string) => void }

/** What the guide looks at: the plot being written, what was carried out so far, and for whom. */
export interface GuideTable { plot: Plot | null; turns: number; stage: string; history: readonly Turn[]; seat: number }
export interface GuideStep {
  /** What is to be done, in a few words, where the text says more. */
  task?: string;
  /** The same by keys, for those who have some. */
  keys?: string;
  text: string;
  /** What to do until the step is possible, where it is not now. */
  meanwhile?: (table: GuideTable) => string | null;
  /** Whether the player has done it. */
  done: (table: GuideTable) => boolean;
}

/** What only a table needs of a game. */
export interface TableFace {
  /** A plot for a seat; of what was carried out so far it may tell what would be the same again. */
  draft: (referee: Referee, battle: number, seat: number, turns: readonly Turn[]) => Plot;
  /** Why a seat has nothing to choose in this decision, as far as the game can say. */
  spared?: (referee: Referee, battle: number, seat: number, phase: string) => Promise<string | null>;
  Plotter: Component<PlotProps>;
  /** What is seldom needed while an order is written: records and rules, below the log. */
  Foot?: Component<PlotProps>;
  Marks: Component<MarksProps>;
  /** What a battle came to, fetched when it is over. */
  report: () => Promise<{ default: Component<ReportProps> }>;
  /** Keys the plot knows, for the list of shortcuts. */
  keys: { keys: string; does: string }[];
  /** The first battle, hand in hand. */
  steps: GuideStep[];
}

/** The picture on a game's card: its own ships in the moment of a shot. */
export interface CardPicture { ships: CardShip[]; beam: 'ray' | 'bolts' | null; hexes?: boolean }
/** A ship on the card: its class, its side, its middle in shares of the card, its heading and its size in pixels. */
interface CardShip { code: string; side: number; x: number; y: number; heading: number; size: number }

/** What every page needs of a game; the rest is fetched when it is asked for. */
export interface GameFace {
  id: string;
  film: (turn: Turn) => Film;
  /** What its card on the first page says: what is special, how hard it is, how long a battle takes; its place among the games, the easiest first; its picture. */
  shelf: { special: string; level: string; minutes: number; place: number; art: CardPicture };
  /** How its events become the cards of the log. */
  deal: Dealer;
  /** What an attack of the log is made with, for the eye; null where nothing flies. */
  arms?: (card: Card) => Arms | null;
  /** What the dice of an event did, where the game's events say so. */
  dice?: (event: Told) => Die[];
  /** The worth of its dice in an attack, in a sentence with its clause. */
  worth?: CardFace['worth'];
  /** What the rulebook calls a turn, where it is not “turn”. */
  turn?: TurnName;
  /** The standing of the sides, in a few words with their names, in games whose views say so. */
  standing?: (view: View, names: readonly string[]) => string;
  /** What there is to print, in a sentence. */
  paper?: string;
  /** Whether an order that nobody else's waits for is carried out as soon as it is given. */
  prompt?: boolean;
  /** How much a captain may think about one decision, where a turn has many. */
  thought?: { nodes: number; millis: number };
  /** Whether its table is one of hexes. */
  hexes?: boolean;
  /** The clause that says how its places are written. */
  places?: string;
  Terrain?: Component<TerrainProps>;
  /** What is drawn under the pieces besides, fetched where a whole table is shown. */
  underlay?: () => Promise<{ default: Component<UnderlayProps> }>;
  table: () => Promise<{ default: TableFace }>;
  /** What can be printed, and where ships are designed. */
  sheets?: () => Promise<{ default: Component<SheetsProps> }>;
  /** What the sheets ask of the referee besides views. */
  answers?: (referee: Referee, battle: number, views: View[]) => Promise<unknown>;
  shipyard?: () => Promise<{ default: Component<ShipyardProps> }>;
  /** What the first battle is. */
  guide: { scenario: string; captain: string };
}

/** Every folder beside this file is a game. */
const FACES = Object.values(import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'default' })).sort((a, b) => a.shelf.place - b.shelf.place);

/** The face of a game, or null for one this client cannot show. */
export function faceOf(game: string): GameFace | null {
  return FACES.find(({ id }) => id === game) ?? null;
}

/** Every game this client can show, the easiest first. */
export function allFaces(): readonly GameFace[] {
  return FACES;
}

/** How the ground of a game's table is divided. */
export function meshOf(face: GameFace, view: View): Mesh | undefined {
  if (!face.hexes) return undefined;
  return view.edges === false ? 'endless' : 'map';
}
