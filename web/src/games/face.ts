/** The parts of a game that the client needs to show it. Each game has one such face, its own or the plain one; no face knows a rule. */
import titles, { facts } from 'virtual:shelf-titles';
import type { Component } from 'svelte';
import type { TurnName } from '../lib/dice.ts';
import type { Arms } from '../lib/beats.ts';
import type { Called } from '../lib/called.ts';
import type { Card, CardFace, Deck } from '../lib/cards.ts';
import type { Actor, Die, Film, Trail } from '../lib/film.ts';
import type { OptionWords } from '../lib/option-words.ts';
import type { Reader } from '../lib/outcome.ts';
import type { Point, Told, Turn, View } from '../lib/protocol.ts';
import type { Referee } from '../lib/referee.ts';
import type { Body } from '../board/labels.ts';
import type { TableFrame } from '../board/frame.ts';
import type { Mesh } from '../board/hexes.ts';
import { plainFace, plainly } from '../plain/face.ts';

/** One seat's unsealed plot while it is being written. */
export interface Plot {
  readonly seat: number;
  /** The order as text, complete and legal. */
  readonly text: string;
  /** The text to be read aloud after the last change. */
  readonly said: string;
  /** The places that pieces are ordered to, once a change is settled: the board keeps them in sight. */
  readonly places: Point[];
  /** The places that the board zooms in on, if not every piece matters now. */
  readonly focus?: readonly Point[] | null;
  /** The pieces with a part in the order in hand: on a small screen the names of all others give way. */
  readonly involved?: readonly string[] | null;
  /** The piece with handles at its bow and stern: its name gives way. */
  readonly held?: string | null;
  /** The question asked now in one line, with names; the referee's own words are for people who type. */
  readonly ask?: string | null;
  /** The part of the turn being written, as a heading, where the phase alone does not name it. */
  readonly heading?: string | null;
  /** Pieces that will be elsewhere or are new: the board makes room for them. */
  readonly ghosts: Body[];
  /** The places where others are expected: texts keep clear of them. */
  readonly shades?: readonly Body[];
  /** Returns `true` for a trail that is drawn while it is written; without it, all are. */
  readonly trailed?: (trail: Trail) => boolean;
  /** Pieces that will change their place or heading. */
  readonly moved: string[];
  /** Continues an order that was written before. */
  begin(order: string): Promise<void>;
  /** Takes the parts out of a suggested order that do nothing or harm the player's own pieces. */
  mend?(): Promise<void>;
  undo(): Promise<void>;
  readonly canUndo: boolean;
  /** The order as typed while nobody has read it; null otherwise. */
  readonly unread?: string | null;
  /** `true` if the order cannot be sealed as it is: a typed order was refused. */
  readonly blocked: boolean;
  /** A warning to the player before the order is sealed, with a way to mend it. */
  readonly doubt?: { text: string; /** The name of sealing all the same. */ act?: string; mend?: { name: string; run: () => void } } | null;
  /** The orders of a plot that holds several: each is given when the one before it has been carried out. */
  readonly sequence?: readonly string[];
  /** Returns `true` if an order of the sequence may still be given in this view; without it, it may if it is legal. */
  readonly follows?: (view: View, order: string) => boolean;
  /** `true` if the order is given at once: the player asked for it one order ago, or there is nothing to decide. */
  readonly onward?: boolean;
  /** `true` if the question warns of the order as written. */
  readonly alarm?: boolean;
  /** The reason why the order is given at once, in words, if the player should know it. */
  readonly absent?: string | null;
  /** The name of the act of giving the order, in a word or two; without it, the order is sealed. */
  readonly act?: string;
  /** The main button's act while nothing is written. It writes this order first, and also gives it, unless it is to be `seen` before. A second button, `instead`, then gives the empty order. */
  readonly hand?: { act: string; write: () => void | Promise<void>; instead?: string; seen?: boolean } | null;
  /** An order that ends the activity under way. It is next to the main button whatever is written; `barred` is the reason why it may not be given yet. */
  readonly ending?: { act: string; give: () => void; barred: string | null } | null;
  /** Handles a single key pressed at the table; returns `true` if it had a meaning here. */
  key(key: string): boolean;
}

export interface PlotProps { plot: Plot; /** The names of the sides. */ names: string[]; onclause: (id: string) => void; onseal: () => void }
export interface MarksProps { plot: Plot; frame: TableFrame; point: (event: { clientX: number; clientY: number }) => Point }
/** The ground of the table, which does not move. */
export interface TerrainProps { view: View; frame: TableFrame; /** `true` while the viewer waits for others, so that no marks of an order are drawn. */ waits?: boolean }
/** The picture under the pieces at a moment of the battle: the ground, and the markers that pieces carry besides their counters. */
export interface UnderlayProps { view: View; actors: readonly Actor[]; frame: TableFrame }
export interface ReportProps { turns: Turn[]; names: string[]; called: Called; onturn: (turn: number) => void }
/** The looking back at a battle: its report, the reason for its end in a sentence, and, in a game whose orders are codes to most readers, an order in words. */
export interface ReportFace {
  default: Component<ReportProps>;
  whyEnded: (turns: Turn[], reader: Reader) => string | null;
  /** Returns an order in words, as it was given in a view. */
  inWords?: (order: string, before: View) => string;
}

/** The facts of a scenario on a printed sheet besides its pieces: its brief, the options that differ from the game's defaults, and the turn limit. */
export interface Setting { brief: string; options: [string, string][]; limit: number }
/** A path that an order gives a piece. The last place is its end; a turn in place has one place. Without a heading it keeps its own. */
export interface DrawnMove { piece: string; path: Point[]; heading?: number | undefined; /** The kind of a piece that the order launches. */ launched?: string }
/** A written order as a picture: paths, and aims from piece to piece. */
export interface Drawn { moves: DrawnMove[]; aims: { from: string; to: string }[] }

/** The data of a game's printed sheets: the game, views that together know all the pieces, the turns so far, and whether it is a set-up not yet played. */
export interface SheetsProps { game: string; setting: Setting; views: View[]; turns: Turn[]; names: string[]; title: string; fresh: boolean; answers: unknown }
/** A game's own shipyard; it may begin with a design's file. */
export interface ShipyardProps { game: string; onclause: (id: string) => void }

/** The parts of a game that only a table needs. */
export interface TableFace {
  /** Starts a plot for a seat. It may read the turns carried out so far to offer the same again. */
  draft: (referee: Referee, battle: number, seat: number, turns: readonly Turn[]) => Plot;
  /** Returns the reason why a seat has nothing to choose in this decision, if the game knows one. */
  spared?: (referee: Referee, battle: number, seat: number, phase: string) => Promise<string | null>;
  /** Returns the reason why the turns of a seat play by themselves: its pieces are off the table. */
  absent?: (view: View, seat: number) => string | null;
  Plotter: Component<PlotProps>;
  /** The parts seldom needed while an order is written: records and rules, below the log. */
  Foot?: Component<PlotProps>;
  Marks: Component<MarksProps>;
  /** The report of a battle, fetched when it is over. */
  report: () => Promise<ReportFace>;
  /** Draws a written order, from the referee's preview of it and the seat's view. Fetched when somebody looks back. */
  drawn: () => Promise<{ drawn: (preview: never, view: never) => Drawn }>;
  /** The keys that the plot knows, for the list of shortcuts. */
  keys: { keys: string; does: string }[];
}

/** The parts of a game that show a battle. They are fetched with the first battle that is shown. */
export interface BattleFace {
  film: (turn: Turn) => Film;
  /** Makes the cards of the log from its events. */
  deal(deck: Deck, event: Told): void;
  /** Returns the weapon of an attack in the log, for the picture; null if nothing flies. */
  arms?: (card: Card) => Arms | null;
  /** Returns the dice of an event with their effects, if the game's events tell them. */
  dice?(event: Told): Die[];
  /** Returns the worth of an attack's dice, in a sentence with its clause. */
  worth?: CardFace['worth'];
  /** Returns the standing of the sides, in a few words with their names, if the game's views tell it. */
  standing?: (view: View, names: readonly string[]) => string;
  Terrain?: Component<TerrainProps>;
}
/** A game's face together with the parts that show a battle. */
export type WholeFace = GameFace & BattleFace;

/** The picture on a game's card: its own ships at the moment of a shot. */
export interface CardPicture { ships?: CardShip[]; beam?: 'ray' | 'bolts' | null; hexes?: boolean }
/** A ship on the card: its class, its side, its middle in shares of the card, its heading and its size in pixels. */
interface CardShip { code: string; side: number; x: number; y: number; heading: number; size: number }

/** The parts of a game that every page needs; the rest is fetched on demand. */
export interface GameFace {
  id: string;
  /** `true` for the face that is made from the protocol alone. */
  plain?: true;
  /** The texts of its card on the first page: its speciality, its level, the minutes of a battle, its place among the games (the easiest first), and its picture. */
  shelf: { special: string; level: string; minutes: number; place: number; art: CardPicture };
  /** The rulebook's name for a turn, if it is not “turn”. */
  turn?: TurnName;
  /** `true` if an order is carried out as soon as it is given, when no other seat's order is awaited. */
  prompt?: boolean;
  /** The phases of the set-up, before the first order that matters. *Play* plays them for both sides. */
  deploys?: readonly string[];
  /** The search budget of a captain for one decision, in games whose turns have many. */
  thought?: { nodes: number; millis: number };
  /** `true` if its table has hexes. */
  hexes?: boolean | undefined;
  /** The clause that defines how its places are written. */
  places?: string;
  /** The picture under the pieces besides the terrain, fetched where a whole table is shown. */
  underlay?: () => Promise<{ default: Component<UnderlayProps> }>;
  battle: () => Promise<{ default: BattleFace }>;
  table: () => Promise<{ default: TableFace }>;
  /** The options in plain words and the presets of the set-up, fetched when options are shown. */
  options: () => Promise<{ default: OptionWords }>;
  /** The printable sheets, and the page on which ships are designed. */
  sheets?: () => Promise<{ default: Component<SheetsProps> }>;
  /** Returns the answers of the referee that the sheets need besides views. */
  answers?: (referee: Referee, battle: number, views: View[]) => Promise<unknown>;
  shipyard?: () => Promise<{ default: Component<ShipyardProps> }>;
  /** The reason for even forms beside the book forms of this game, in a sentence, if there is one for all. */
  book?: string;
}

/** The faces that are made by hand: one in every folder beside this file. */
const OWN = Object.values(import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'default' }));
/** The faces of all games: their own, and the plain one for every game of the shelf without a folder. */
const FACES = OWN.map((face) => (plainly ? plainFace(face) : face)).sort((a, b) => a.shelf.place - b.shelf.place);
for (const id in titles) if (!FACES.some((face) => face.id === id)) FACES.push(plainFace({ id, hexes: facts[id]?.hexes, shelf: { special: facts[id]?.line ?? '', level: 'New', minutes: 0, place: 9, art: { ...FACES[0]?.shelf.art } } }));

/** Returns the face of a game, or null for a game that is not on the shelf. */
export function faceOf(game: string): GameFace | null {
  return FACES.find(({ id }) => id === game) ?? null;
}

/** Fetches the parts of a game that show a battle, beside those that are here. */
export async function wholeFace(face: GameFace): Promise<WholeFace> {
  return { ...face, ...(await face.battle()).default };
}

/** Returns every game this client can show, the easiest first. */
export function allFaces(): readonly GameFace[] {
  return FACES;
}

/** Returns the division of a game's table into hexes, if it has any. */
export function meshOf(face: GameFace, view: View): Mesh | undefined {
  if (!face.hexes) return undefined;
  return view.edges === false ? 'endless' : 'map';
}
