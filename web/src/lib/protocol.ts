/** The referee protocol (docs/protocol.md) as types: requests by name, answers, refusals. */

export type Point = [number, number];
export type Options = Record<string, string>;

export interface Note { clause: string | null; subject: string; text: string }
export interface Fault { what: string; where: string; clause: string | null }
export interface Failure extends Fault { all: Fault[] }

export interface Scenario { id: string; title: string; brief: string; seats: number; sides?: string[]; /** Options that the scenario fixes, each with its value. */ fixed?: [string, string][]; /** `book`: kept as first published, with the id of its even form in `even`; `measure`: not for players. */ form?: 'even' | 'book' | 'measure' | 'plain'; even?: string | null; /** The idea that a battle of the starter set teaches. */ teaches?: string | null; /** Balance and length, as measured. */ measured?: string | null }
export interface GameOption { key: string; clause: string; about: string; default: string; values: string[] | null }
export interface Captain { id: string; title: string; about: string }
export interface Game {
  id: string;
  title: string;
  line: string;
  scenarios: Scenario[];
  options: GameOption[];
  captains: Captain[];
  flavour: string;
}

export interface Clause {
  id: string;
  section: string;
  title: string;
  origin: string;
  ruled: boolean;
  text: string;
  examples: { title: string; text?: string; number: number }[];
}
export interface Clauses { title: string; sections: { id: string; title: string }[]; clauses: Clause[] }

/** A real die that a decision waits for. */
export interface Wanted { faces: number; at_least: number; clause: string; for: string; after: string | null; typed: number[]; dropped: number[] }
/** The end of a battle. It has no clause if the players ended it; a room says too whether the battle was claimed of a seat out of time. */
export interface Over { winner: number | null; clause: string | null; text: string; claimed?: boolean; /** A seat did not seal or open its order, in a battle by letters. */ forfeit?: boolean }
export interface Status {
  battle: number;
  game: string;
  scenario: string;
  title: string;
  turn: number;
  demand: number[];
  sealed: number[];
  /** The next die that people must roll for the sealed orders, or null if none is awaited. */
  wants?: Wanted | null;
  ask: string;
  decisions: number;
  over: Over | null;
  names: string[];
  sides?: string[];
  /** The goal of each side, a sentence a side; empty if the game does not tell it. */
  goals?: string[];
  options?: [string, string][];
  limit: number;
}

export interface Piece {
  name: string;
  kind: string;
  seat: number;
  side: number;
  x: number;
  y: number;
  heading: number;
  radius: number;
  hits?: number;
  hull?: number;
  missiles?: number;
  /** The piece's location, in games whose pieces can leave the table. */
  where?: string;
  /** `true` if others see only a marker. */
  hidden?: boolean;
  /** Hull points lost, in games that count damage. */
  damage?: number;
  /** The number of fighters left in a group. */
  fighters?: number;
  /** The outline of its base, if it is not round. */
  base?: string;
  /** The name of its design, in games that have designs. */
  design?: string;
  /** The dice in each box of its panel, in games whose ships are dice. */
  boxes?: Record<'defence' | 'movement' | 'attack' | 'reserve', number>;
  /** The points of the whole hull, in games that give the points left. */
  of?: number;
  /** `true` if it flies tail first. */
  retrograde?: boolean;
  /** The hex it is in, on a table of hexes. */
  hex?: Point;
  /** The class of the ship, in a few letters or words. */
  class?: string;
  /** The name of the ship or of its design, in games that have such names. */
  title?: string;
  /** The pair it flies in, in games of pairs. */
  element?: string;
}
export interface View { turn: number; phase?: string; table: { width: number; height: number }; /** `false` if the table goes on beyond its drawn size. */ edges?: boolean; pieces: Piece[]; spoken: string[] }

/** A part of an order as data: its purpose, and the orders that may be written (docs/outlines.md). */
export interface Outline {
  form: 'nothing' | 'text' | 'listed' | 'number' | 'spot' | 'all' | 'any' | 'subset';
  subject?: string;
  role?: string;
  label?: string;
  prefix?: string;
  suffix?: string;
  text?: string;
  texts?: string[];
  from?: number;
  to?: number;
  step?: number;
  per?: number;
  /** The limit from which a number takes its value. */
  spends?: string;
  low?: Point;
  high?: Point;
  near?: { of: Point | null; radius: number };
  parts?: Outline[];
  between?: string;
  nothing?: string;
  'any-order'?: boolean;
  least?: number;
  most?: number;
  takes?: string[];
  limits?: { of: string; most: number }[];
}
export interface Reading { order: string; refused: Note[]; ignored: Note[] }
export interface Roll { clause: string; faces: number; face: number }
export type Told = { clause: string; text: string; kind: string; rolls?: Roll[] } & Record<string, unknown>;
export type Remark = { kind: string; clause: string; text: string } & Record<string, unknown>;
export interface Turn {
  turn: number;
  orders: { seat: number; order: string }[];
  before: View;
  after: View;
  told: Told[];
  /** Remarks on what no event tells because it did not happen. */
  remarks?: Remark[];
  decision: number;
  over: Over | null;
}

interface Began { battle: number; status: Status }
interface Seated { battle: number; seat: number }

export interface Weapon { kind: string; arcs: string; factors: number }
export interface Draft { id: string; name: string; base: string; damage: number; fighters: number; weapons: Weapon[] }
export interface YardClass { id: string; name: string; least: number; most: number | null; fighters: number; points: number; working: string; draft: Draft; ship: unknown }
export interface DesignFacts {
  points: number;
  working: string;
  allowed: number | null;
  allowed_working: string | null;
  least: number | null;
  most: number | null;
  fighters: number | null;
  options: string[];
  draft: Draft;
  ship: unknown;
}
export interface Design { id: string; legal: boolean; text: string | null; flaws: Fault[]; facts: DesignFacts | null }

/** A reason for an order: the kind of its fact, and its sentence. */
export interface Reason { kind: string; text: string }
/** A mean over several searches and its 95 % interval, in thousandths. */
export interface Estimate { value: number; low: number; high: number }
export interface WrittenOrder { decision: number; turn: number; seat: number; order: string; legal: string | null; forced: boolean }
/** An order as the searches assess it. `gains` has an entry for each side; so has every list of a finding or a swing. */
export interface AssessedOrder extends WrittenOrder { side: number; written: Estimate; cost: Estimate; gains: number[]; share: number; mixture: { order: string; share: number; value: number; reasons: Reason[] }[]; reasons: Reason[] }
/** A decision: the chances before it, and what changed them. */
export interface Finding { decision: number; turn: number; nodes: number; searches: number; level: string; chance: Estimate[]; guessing: Estimate[]; dice: Estimate[]; after: Estimate[]; orders: AssessedOrder[]; /** The likeliest orders from this decision on; empty if a view hides something. */ continuation: { seat: number; order: string }[][] }
/** The change of all chances by a decision. Before, gains of orders, guessing, dice and second thoughts sum to `after`. */
export interface Swing { decision: number; turn: number; before: number[]; after: number[]; end: boolean; by_players: boolean; orders: { seat: number; order: string; gains: number[] }[]; guessing: number[]; dice: number[]; second_thoughts: number[] }
export interface Sum { seat: number; side: number; written: number; forced: number; cost: Estimate | null; accuracy: number | null; worst: number | null; best: number | null; dice: Estimate; without_luck: Estimate | null }
export interface Verdict { turning: Swing[]; seats: Sum[] }

/** Every call of the protocol that the client makes: its fields, then its answer. */
export interface Calls {
  hello: [Record<string, never>, { name: string; version: string; protocol: number; games: string[] }];
  games: [Record<string, never>, { games: Game[] }];
  clauses: [{ game: string }, Clauses];
  example: [{ game: string; clause: string; number: number }, { battle: number | null; status: Status | null; notes: Note[]; lines?: string[] }];
  new: [
    { game: string; options?: Options; names?: string[]; dice?: { seed: string }; /** A start in place of the scenario's. */ position?: string; /** The handicap that it gives, in words. */ handicap?: string } & ({ scenario: string } | { text: string }),
    Began & { dice: { seed: string } | { faces: number[] } },
  ];
  open: [{ record: string; lenient?: boolean }, Began & { dropped: string | null }];
  branch: [{ battle: number; decision: number; names?: string[] }, Began];
  close: [{ battle: number }, Record<string, never>];
  status: [{ battle: number }, Status];
  view: [{ battle: number; seat: number | null; decision?: number }, View];
  outline: [Seated, { size: string | null; outline: Outline }];
  /* The facts of aids are each game's own: see `generated.ts` of the game. */
  reach: [Seated & { piece: string }, unknown];
  threats: [Seated, unknown];
  read: [Seated & { order: string }, Reading];
  preview: [Seated & { order: string }, unknown];
  seal: [Seated & { order: string; lenient?: boolean }, Reading & { sealed: true; status: Status }];
  unseal: [Seated, { status: Status }];
  concede: [Seated, { status: Status }];
  agree: [Seated, { status: Status }];
  captain: [
    Seated & { captain: string; seed: string; nodes?: number; millis?: number },
    { order: string; reasons: Reason[]; thought: { order: string; share: number; value: number; reasons: Reason[] }[] },
  ];
  turn: [{ battle: number; decision: number; seat: number | null }, Turn];
  record: [{ battle: number }, { record: string }];
  shipyard: [{ game: string }, { classes: YardClass[] }];
  design: [{ game: string; text: string }, Design];
  commission: [{ game: string; design: string; ships: string[] } & ({ scenario: string } | { text: string }), { text: string }];
}
export type CallName = keyof Calls;
