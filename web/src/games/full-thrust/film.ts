/** The film of a decision of Full Thrust: paths run together, fire goes from firer to target, dice appear beside the pieces they concern. */
import { ease, progress, type Actor, type Film, type Frame, type Shot, type Tally, type Trail } from '../../lib/film.ts';
import type { Point, Turn } from '../../lib/protocol.ts';
import { BURST, Cutting, FADE, placeOf, type Count, type Line, type Track } from './cutting.ts';
import { minus } from './dice.ts';

/** Seconds in which a shot or a tally fades out. */
const OUT = 0.6;
/** The opacity of all shots in the last frame, which a player who wants no motion sees. */
const REST = 0.4;

function headingOf(track: Track, now: number): number {
  let heading = track.piece.heading;
  for (const swing of track.swings) {
    if (now < swing.start) break;
    const way = ((swing.to - heading) % 360 + 540) % 360 - 180;
    heading += way * ease(progress(now, swing.start, swing.end));
  }
  return heading;
}

function actor(track: Track, now: number): Actor | null {
  if (now < track.born) return null;
  const gone = progress(now, track.dies, track.dies + (track.fades ? FADE : 0.15));
  if (gone === 1) return null;
  const [x, y] = placeOf(track, now);
  const facts = track.facts.filter((one) => one.at <= now).map((one) => one.facts);
  const came = track.born > 0 ? progress(now, track.born, track.born + 0.3) : 1;
  return { ...track.piece, ...Object.assign({}, ...facts), x, y, heading: headingOf(track, now), marked: false, fade: (1 - gone) * came };
}

/** Returns the wreck of a destroyed ship at the place of its loss, once its counter has gone. */
function wreck(track: Track, now: number): Actor[] {
  if (!track.wrecked || now < track.dies) return [];
  const [x, y] = placeOf(track, now);
  return [{ ...track.piece, x, y, heading: headingOf(track, track.dies), marked: false, fade: progress(now, track.dies, track.dies + FADE), wreck: true }];
}

function trails(track: Track, now: number): Trail[] {
  return track.legs
    .filter((leg) => now > leg.start)
    .map((leg) => {
      const share = progress(now, leg.start, leg.end);
      const to: Point = [leg.from[0] + (leg.to[0] - leg.from[0]) * share, leg.from[1] + (leg.to[1] - leg.from[1]) * share];
      return { piece: track.piece.name, side: track.piece.side, from: leg.from, to };
    });
}

function shot({ at, until, ...line }: Line, now: number, ended: boolean): Shot[] {
  if (ended) return line.kind === 'scan' ? [] : [{ ...line, label: '', fade: REST }];
  if (now < at || now >= until + OUT) return [];
  return [{ ...line, fade: 1 - progress(now, until, until + OUT) }];
}

function tally(cut: Cutting, count: Count, now: number): Tally[] {
  if (now < count.at || now >= count.until + OUT) return [];
  const [x, y] = cut.place(count.target, count.at);
  const { id, side, dice, text, words, clause } = count;
  const thrown = Math.max(1, Math.ceil(dice.length * progress(now, count.at - 0.05, count.at + 0.25)));
  return [{ id, x, y, side, dice: dice.slice(0, thrown), text, words, clause, fade: 1 - progress(now, count.until, count.until + OUT) }];
}

/** Returns the results of each piece, for the last frame. */
function sums(cut: Cutting): Tally[] {
  const all = new Map<string, Tally & { points: number | null; lost: string[] }>();
  for (const count of cut.counts) {
    if (count.points === null && count.lost.length === 0) continue;
    const [x, y] = cut.place(count.target, Infinity);
    const sum = all.get(count.target) ?? { id: `sum ${count.target}`, x, y, side: count.side, dice: [], text: '', words: '', clause: count.clause, fade: 1, points: null, lost: [] };
    if (count.points !== null) sum.points = (sum.points ?? 0) + count.points;
    sum.lost.push(...count.lost);
    sum.text = [sum.points === null ? '' : minus(sum.points), sum.lost.length > 0 ? `lost: ${sum.lost.join(' ')}` : ''].filter(Boolean).join(', ');
    sum.words = `${count.target} ${sum.text}`;
    all.set(count.target, sum);
  }
  return [...all.values()].map(({ points: _, lost: __, ...sum }) => sum);
}

/** Shoots the film of one revealed decision. */
export function film(turn: Turn): Film {
  const cut = new Cutting(turn);
  const tracks = [...cut.tracks.values()];
  const { end } = cut;
  const came = sums(cut);
  return {
    length: end,
    told: cut.told,
    at(now: number): Frame {
      const ended = now >= end;
      return {
        actors: tracks.map((track) => actor(track, now)).filter((found) => found !== null),
        wrecks: tracks.flatMap((track) => wreck(track, now)),
        trails: tracks.flatMap((track) => trails(track, now)),
        bursts: cut.sparks.filter((spark) => now >= spark.at && now < spark.at + BURST).map(({ at, ...spark }) => ({ ...spark, age: (now - at) / BURST })),
        shots: cut.lines.flatMap((line) => shot(line, now, ended)),
        tallies: ended ? came : cut.counts.flatMap((count) => tally(cut, count, now)),
      };
    },
  };
}
