/** The film of a decision of Black Skies: the card turns, the element flies its path, dice appear beside the pieces they concern. */
import { ease, progress, type Actor, type Film, type Flip, type Frame, type Shot, type Tally, type Trail } from '../../lib/film.ts';
import type { Point, Turn } from '../../lib/protocol.ts';
import { BURST, Cutting, placeOf, TURNING, type Line, type Slip, type Track, type Turned } from './cutting.ts';

const OUT = 0.4;
const FADE = 0.5;
/** The opacity of shots in the last frame, which a player who wants no motion sees. */
const REST = 0.4;

function headingOf(track: Track, now: number): number {
  let heading = track.piece.heading;
  for (const swing of track.swings) {
    if (now < swing.start) break;
    const way = (((swing.to - heading) % 360) + 540) % 360 - 180;
    heading += way * ease(progress(now, swing.start, swing.end));
  }
  return heading;
}
function actor(track: Track, now: number): Actor | null {
  if (now < track.born) return null;
  const gone = progress(now, track.dies, track.dies + FADE);
  if (gone === 1) return null;
  const [x, y] = placeOf(track, now);
  const facts = track.changes.filter((one) => one.at <= now).map((one) => one.facts);
  const came = track.born > 0 ? progress(now, track.born, track.born + 0.4) : 1;
  return { ...track.piece, ...Object.assign({}, ...facts), x, y, heading: headingOf(track, now), marked: false, fade: (1 - gone) * came };
}
function trails(track: Track, now: number): Trail[] {
  return track.stretches
    .filter((one) => now > one.start)
    .map(({ from, to, start, end }) => {
      const share = progress(now, start, end);
      const reached: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      return { piece: track.piece.name, side: track.piece.side, from, to: reached };
    });
}
function shot({ at, until, ...line }: Line, now: number, ended: boolean): Shot[] {
  if (ended) return [{ ...line, label: '', fade: REST }];
  if (now < at || now >= until + OUT) return [];
  return [{ ...line, fade: 1 - progress(now, until, until + OUT) }];
}
function tally(cut: Cutting, { at, until, piece, lasting: _, ...slip }: Slip, now: number): Tally[] {
  if (now < at || now >= until + OUT) return [];
  const [x, y] = cut.place(piece, now);
  const thrown = Math.max(1, Math.ceil(slip.dice.length * progress(now, at - 0.05, at + 0.35)));
  return [{ ...slip, x, y, dice: slip.dice.slice(0, thrown), fade: 1 - progress(now, until, until + OUT) }];
}
/** Returns the results of each fighter, for the last frame. */
function sums(cut: Cutting): Tally[] {
  const all = new Map<string, Tally>();
  for (const { piece, side, clause, words, lasting } of cut.slips) {
    if (!lasting) continue;
    const [x, y] = cut.place(piece, Infinity);
    const earlier = all.get(piece);
    all.set(piece, { id: `sum ${piece}`, x, y, side, dice: [], text: earlier ? `${earlier.text}, ${lasting}` : lasting, words: earlier ? `${earlier.words}; ${words}` : words, clause, fade: 1 });
  }
  return [...all.values()];
}
function flip(cut: Cutting, { at, until, piece, place, ...card }: Turned, now: number, ended: boolean): Flip[] {
  const last = card.title !== '' && cut.cards.at(-1)?.id === card.id;
  if (now < at || (now >= until + OUT && !(ended && last))) return [];
  const [x, y] = place ?? cut.place(piece, ended ? at : now);
  return [{ ...card, x, y, turned: card.title === '' ? 0 : ease(progress(now, at, at + TURNING)), fade: ended && last ? 1 : 1 - progress(now, until, until + OUT) }];
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
    cues: cut.cards.filter(({ title }) => title !== '').map(({ at }) => ({ at, cue: 'card' })),
    at(now: number): Frame {
      const ended = now >= end;
      return {
        actors: tracks.map((track) => actor(track, now)).filter((found) => found !== null),
        trails: tracks.flatMap((track) => trails(track, now)),
        bursts: cut.sparks.filter((spark) => now >= spark.at && now < spark.at + BURST).map(({ at, ...spark }) => ({ ...spark, age: (now - at) / BURST })),
        shots: cut.lines.flatMap((line) => shot(line, now, ended)),
        tallies: ended ? came : cut.slips.flatMap((slip) => tally(cut, slip, now)),
        flips: cut.cards.flatMap((card) => flip(cut, card, now, ended)),
      };
    },
  };
}
