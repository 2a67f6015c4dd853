/** The results of a battle of any game, counted from its views and events. */
import { calledIn, spoken } from '../lib/called.ts';
import { hullOf, stands } from '../lib/film.ts';
import type { Piece, Told, Turn, View } from '../lib/protocol.ts';
import { sidesNamed } from '../lib/seats.ts';
import { capital } from '../lib/sentences.ts';
import { actorIn, aimIn, isLoss } from './told.ts';

export interface SideSum { side: number; pieces: number; left: number; lost: number; hull: number; attacks: number; dice: number }
export interface TurnLine { turn: number; decision: number; counts: [number, number]; events: Told[] }
export interface Fate { name: string; class: string; side: number; hull: number; taken: number; end: string; attacks: number; dice: number }
export interface Summary { sides: [SideSum, SideSum]; lines: TurnLine[]; fates: Fate[] }

/** Kinds of pieces that are made and used up in a battle: they are not counted as lost. */
const SPENT = new Set(['missile', 'marker']);
/** The words for a piece that is no longer in the battle. */
export const LOST = /destroy|lost|left|out/;

const fresh = (side: number): SideSum => ({ side, pieces: 0, left: 0, lost: 0, hull: 0, attacks: 0, dice: 0 });
/** Returns the points of hull that a piece has lost; all of them once it is gone for good. */
function goneOf(piece: Piece | undefined, gone: boolean, whole: number): number {
  if (gone) return whole;
  const hull = piece && hullOf(piece);
  return hull ? Math.min(whole, hull.gone) : 0;
}
const WORDS: Record<string, string> = { table: 'is on the table', flying: 'is on the table' };

/** Returns how a piece ended: where the last view has it, and what is left of its hull. */
function endOf(piece: Piece | undefined): string {
  if (!piece) return 'lost';
  if (!stands(piece)) return piece.where ?? 'lost';
  const hull = hullOf(piece);
  if (hull && hull.gone > 0) return `${hull.whole - hull.gone} of ${hull.whole} left`;
  return hull ? 'whole' : (WORDS[piece.where ?? 'table'] ?? 'whole');
}

/** Returns `true` if a piece that stood before a decision was lost in it. */
function lostIn(turn: Turn, piece: Piece): boolean {
  const after = turn.after.pieces.find((one) => one.name === piece.name);
  if (after && stands(after)) return false;
  const named = turn.told.some((event) => isLoss(event) && (event['piece'] === piece.name || event['group'] === piece.name || (Array.isArray(event['pieces']) && event['pieces'].includes(piece.name))));
  return named || !after || LOST.test(after.where ?? '');
}

const counted = ({ pieces }: View): Piece[] => pieces.filter((piece) => !SPENT.has(piece.kind));

/** Sums a battle side by side, turn by turn and piece by piece. */
export function summary(turns: readonly Turn[]): Summary {
  const sides: [SideSum, SideSum] = [fresh(1), fresh(2)];
  const of = (side: number): SideSum => sides[side === 2 ? 1 : 0];
  const known = new Map<string, Piece>();
  const fates = new Map<string, Fate>();
  const lines: TurnLine[] = [];
  for (const [at, turn] of turns.entries()) {
    for (const piece of [...turn.before.pieces, ...turn.after.pieces]) {
      if (!known.has(piece.name) && !SPENT.has(piece.kind)) {
        of(piece.side).pieces++;
        fates.set(piece.name, { name: piece.name, class: piece.class ?? piece.design ?? piece.kind, side: piece.side, hull: hullOf(piece)?.whole ?? 0, taken: 0, end: '', attacks: 0, dice: 0 });
      }
      known.set(piece.name, piece);
    }
    let line = lines.at(-1);
    if (line?.turn !== turn.turn) lines.push((line = { turn: turn.turn, decision: at + 1, counts: [0, 0], events: [] }));
    const names = new Set(known.keys());
    for (const event of turn.told) {
      const who = actorIn(event, names);
      const side = known.get(who ?? '')?.side;
      const fate = fates.get(who ?? '');
      if (side !== undefined) of(side).dice += event.rolls?.length ?? 0;
      if (fate) fate.dice += event.rolls?.length ?? 0;
      if (side !== undefined && aimIn(event, names) !== null) {
        of(side).attacks++;
        if (fate) fate.attacks++;
      }
      if (isLoss(event) || event.kind === 'over') line.events.push(event);
    }
    for (const piece of counted(turn.before)) {
      const after = turn.after.pieces.find((one) => one.name === piece.name);
      const gone = stands(piece) && lostIn(turn, piece);
      const whole = hullOf(piece)?.whole ?? 0;
      const more = Math.max(0, goneOf(after, gone, whole) - goneOf(piece, false, whole));
      const fate = fates.get(piece.name);
      of(piece.side).lost += Number(gone);
      of(piece.side).hull += more;
      if (fate) fate.taken += more;
      line.counts[piece.side === 1 ? 1 : 0] += more > 0 ? more : Number(gone);
    }
  }
  const last = turns.at(-1)?.after;
  for (const piece of last ? counted(last) : []) of(piece.side).left += Number(stands(piece));
  for (const fate of fates.values()) fate.end = endOf(last?.pieces.find(({ name }) => name === fate.name));
  return { sides, lines, fates: [...fates.values()] };
}

/** The winner in the sentence of an end, which the table has told already. */
const WINNER = /^side \d+ wins(?:[;:,] )?|[;:,] side \d+ wins$/g;

/** Returns the reason for the end of a battle: the sentence of its event `over` without the winner. Null if it tells nothing else, or if the players ended it. */
export function whyEnded(turns: readonly Turn[], { names }: { names: readonly string[] }): string | null {
  const text = (turns.at(-1)?.told.findLast(({ kind }) => kind === 'over')?.text ?? '').replaceAll(WINNER, '');
  return text === '' ? null : `${capital(sidesNamed(spoken(text, calledIn([...turns])), names))}.`;
}
