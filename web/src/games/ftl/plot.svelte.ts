/** An FTL plot being written: one action for each piece, kept in step with its text and its preview. The referee says what is legal. */
import type { Outline, Piece, Point, View } from '../../lib/protocol.ts';
import { nextByHeading, stepFrom } from '../../lib/pick.ts';
import { SeatDesk, type Referee } from '../../lib/referee.ts';
import type { Body } from '../../board/labels.ts';
import type { Trail } from '../../lib/film.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import { nextTurn, type NextTurn } from './foresight.ts';
import type { Action, Preview, Reach, Threats } from './generated.ts';
import { pressed } from './keys.ts';

/** Turns whose trails are drawn behind ships and missiles. */
const TRAILED = 4;
/** Trails of enemies that pass within this distance of the piece in hand are not drawn, in thousandths of an inch. */
const CLOSE = 4500;
/** The order that offers a draw (FTL-7.2). */
const DRAW = 'draw';

export const KINDS = ['idle', 'rotate', 'sprint', 'launch'] as const;
export type Kind = (typeof KINDS)[number];

type Desk = SeatDesk<View, Reach, Threats, Preview>;

export class FtlPlot extends SeatPlot<View, Desk> {
  readonly #referee: Referee;
  readonly #battle: number;
  own = $state.raw<Piece[]>([]);
  offers = $state.raw<Record<string, Action[]>>({});
  threats = $state.raw<Record<string, string[]>>({});
  draft = $state.raw<Record<string, Action>>({});
  preview = $state.raw<Preview | null>(null);
  selected = $state<string | null>(null);

  constructor(referee: Referee, battle: number, seat: number) {
    super(new SeatDesk(referee, battle, seat), seat);
    this.#referee = referee;
    this.#battle = battle;
  }

  /** `true` if a draw may be offered now. */
  mayDraw = $state(false);
  /** `true` if the enemy offered a draw last turn. */
  wasOffered = $state(false);
  /** `true` if this plot offers a draw: then no piece acts. */
  drawing = $state(false);

  text = $derived(
    this.drawing
      ? DRAW
      : this.own
          .map((piece) => this.draft[piece.name])
          .map((action, at) => (action && action.kind !== 'idle' ? `${this.own[at]?.name} ${action.text}` : ''))
          .filter(Boolean)
          .join('; ') || 'idle',
  );
  heading = $derived('Secret plot');
  /** Own pieces that the plot as written would hit: an own sprint crosses their bases, and their own orders mark them. By the piece that sprints. */
  ownHits = $derived(friendly(this.preview, this.own));
  doubt = $derived.by(() => {
    const all = Object.entries(this.ownHits);
    if (all.length === 0) return null;
    return { text: `${all.map(([by, hit]) => `${this.named(by)} hits your own ${hit.map((one) => this.named(one)).join(' and ')}`).join('; ')}.`, act: 'Seal anyway' };
  });
  held = $derived(this.selected);
  ask = $derived(this.view && this.own.length === 1 ? `Order ${this.named(this.own[0]?.name ?? '')}, then seal.` : 'One order for each piece, then seal.');
  override get thing(): string {
    return 'plot';
  }
  override named(name: string): string {
    return `${name.includes('.') ? 'Missile' : 'Ship'} ${name}`;
  }
  /** Own pieces by name, each ship before its missiles. */
  roll = $derived([...this.own].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })));
  /** Pieces that will have another heading at their place; a piece that sprints stays in full light. */
  moved = $derived(Object.entries(this.draft).filter(([, action]) => action.kind === 'rotate').map(([name]) => name));
  ghosts = $derived(
    this.own.flatMap((piece): Body[] => {
      const told = this.draft[piece.name];
      if (told?.launches) return [{ ...told.launches, name: `${piece.name}+`, kind: 'missile', radius: told.launches.radius ?? piece.radius / 2 }];
      return told?.kind === 'sprint' ? [{ name: `${piece.name}+`, kind: piece.kind, x: told.x, y: told.y, heading: told.heading, radius: piece.radius }] : [];
    }),
  );
  /** Returns `true` for the trails of the last turns, except those of enemies close to the piece in hand: its danger is shown there. */
  trailed = (trail: Trail): boolean => {
    if ((trail.turn ?? Infinity) < (this.view?.turn ?? 0) - TRAILED) return false;
    const held = this.piece(this.selected);
    return !held || trail.side === held.side || apart([held.x, held.y], trail.from, trail.to) > CLOSE;
  };

  async begin(order: string): Promise<void> {
    this.view = await this.desk.view();
    this.own = this.view.pieces.filter((piece) => piece.seat === this.seat);
    const offers: Record<string, Action[]> = {};
    for (const piece of this.own) offers[piece.name] = (await this.desk.reach(piece.name)).actions;
    this.offers = offers;
    this.mayDraw = offersDraw(await this.desk.outline());
    this.wasOffered = this.mayDraw && (await this.#offeredBefore());
    const { threats } = await this.desk.threats();
    this.threats = Object.fromEntries(threats.map((threat) => [threat.piece, threat.from]));
    this.selected = this.own.find((piece) => piece.kind === 'ship')?.name ?? this.own[0]?.name ?? null;
    await this.adopt(order);
    this.typed = this.text;
    this.settle();
  }

  /** Returns the action that a piece is ordered to take. */
  of(name: string): Action | null {
    return this.draft[name] ?? this.offers[name]?.find((action) => action.kind === 'idle') ?? null;
  }

  offered(name: string, kind: Kind): Action[] {
    return this.offers[name]?.filter((action) => action.kind === kind) ?? [];
  }

  piece(name: string | null): Piece | null {
    return this.own.find((piece) => piece.name === name) ?? null;
  }

  /** Gives a piece one of its offered actions. A drag calls this often; undo knows only changes with `settle`. */
  choose(name: string, action: Action | null, settle = true): void {
    if (!action || (this.of(name)?.text === action.text && !this.drawing)) return;
    this.drawing = false;
    if (settle) this.rememberOnce(`${name} ${action.kind}`);
    this.draft = { ...this.draft, [name]: action };
    this.changed();
    if (settle) this.tell(name);
  }

  /** Offers a draw in place of orders, or takes the offer back. */
  async offer(): Promise<void> {
    this.remember();
    await this.adopt(this.drawing ? 'idle' : DRAW);
    this.changed();
    this.settle();
    this.said = this.drawing ? 'You offer a draw: your pieces do nothing this turn.' : 'The offer is taken back.';
  }

  /** Returns `true` if the other side offered a draw in the last turn. */
  async #offeredBefore(): Promise<boolean> {
    const { decisions } = await this.#referee.call('status', { battle: this.#battle });
    if (decisions === 0) return false;
    const { told } = await this.#referee.call('turn', { battle: this.#battle, decision: decisions, seat: this.seat });
    return told.some((event) => event.kind === 'offers' && event['side'] !== this.seat);
  }

  /** Returns what a piece reaches in the turn after an order, or null if that cannot be told. */
  nextTurn(order: string, piece: string): Promise<NextTurn | null> {
    return nextTurn(this.#referee, this.#battle, this.seat, order, piece);
  }

  tell(name: string): void {
    const action = this.of(name);
    if (action) this.said = `${name}: ${words(action)}.`;
    this.settle();
  }

  protected settle(): void {
    this.places = Object.values(this.draft).filter((action) => action.kind === 'sprint' && !action.leaves).map((action) => [action.x, action.y]);
  }

  /** Changes an amount by one step; the first step begins at the smallest amount. */
  step(name: string, kind: 'rotate' | 'sprint', by: 1 | -1): void {
    const now = this.of(name);
    const offers = this.offered(name, kind);
    if (kind === 'rotate') {
      const heading = (now?.kind === 'rotate' ? now : this.piece(name))?.heading ?? 0;
      this.choose(name, nextByHeading(offers, heading, by));
      return;
    }
    const next = stepFrom(offers, now?.kind === kind ? now : null, by);
    if (next) this.choose(name, next);
    else if (by < 0) this.choose(name, this.offered(name, 'idle')[0] ?? null);
  }

  key(key: string): boolean {
    return pressed(this, key);
  }

  /** Replaces the draft by an order's text; the referee says which action it means for each piece. */
  protected async adopt(order: string): Promise<void> {
    try {
      const preview = await this.desk.preview(order);
      const draft: Record<string, Action> = {};
      for (const { name, text } of preview.pieces) {
        const found = this.offers[name]?.find((offer) => offer.text === text);
        if (found) draft[name] = found;
      }
      this.draft = draft;
      this.preview = preview;
      this.drawing = order === DRAW;
    } catch {
      this.drawing = false;
      this.draft = {};
      this.preview = null;
    }
  }

  /** Takes the parts out of a suggested plot that do nothing, and those that would hit own pieces: such a sprint ends before them, or its piece waits. */
  async mend(): Promise<void> {
    const draft = Object.fromEntries(Object.entries(this.draft).filter(([, { kind, amount }]) => kind !== 'rotate' || amount !== 0));
    const as = async (now: Record<string, Action>): Promise<Record<string, string[]>> => {
      this.draft = now;
      return friendly(await this.desk.preview(this.text), this.own);
    };
    let hits = await as(draft);
    for (let by = Object.keys(hits)[0]; by !== undefined; by = Object.keys(hits)[0]) {
      const told = this.draft[by];
      const shorter = this.offered(by, 'sprint').filter(({ amount }) => amount < (told?.amount ?? 0)).sort((a, b) => b.amount - a.amount);
      const { [by]: _, ...others } = this.draft;
      for (const less of shorter) if (!(hits = await as({ ...others, [by]: less }))[by]) break;
      if (hits[by] || shorter.length === 0) hits = await as(others);
    }
    await this.adopt(this.text);
    this.typed = this.text;
    this.settle();
  }

  protected override async look(): Promise<void> {
    const order = this.text;
    const preview = await this.desk.preview(order);
    if (order === this.text) this.preview = preview;
  }
}

/** Returns the own pieces that each own sprint would hit: it crosses their bases, and their own orders mark them. A missile that is launched is marked, too. */
export function friendly(preview: Preview | null, own: readonly Pick<Piece, 'name'>[]): Record<string, string[]> {
  if (!preview) return {};
  const names = new Set(own.map(({ name }) => name));
  const marked = new Set([...preview.pieces.filter((one) => one.marked && names.has(one.name)).map(({ name }) => name), ...preview.launches.map(({ name }) => name)]);
  return Object.fromEntries(preview.pieces.map(({ name, crosses }) => [name, crosses.filter((one) => marked.has(one))] as const).filter(([, hit]) => hit.length > 0));
}

/** Returns the distance of a place from the line between two others. */
function apart([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Returns `true` if a set of orders contains the offer of a draw. */
export function offersDraw(outline: Outline): boolean {
  return outline.form === 'any' && (outline.parts ?? []).some((part) => part.form === 'text' && part.text === DRAW);
}

/** Returns an action in a few words. */
export function words(action: Action): string {
  if (action.kind === 'rotate') {
    if (action.amount === 0) return 'rotate in place, by nothing';
    return `rotate ${Math.abs(action.amount)}° ${action.amount > 0 ? 'to starboard' : 'to port'}`;
  }
  if (action.kind === 'sprint') return `sprint ${action.amount / 1000} inches ahead`;
  if (action.kind === 'launch') return 'launch a missile';
  return 'nothing';
}
