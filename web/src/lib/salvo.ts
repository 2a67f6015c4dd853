/** A decision of fire as a cover shows it: all volleys at once, and the losses in the midst of them. Fire is simultaneous by the rules; only a log needs an order. Pure. */
import { burning, deathClock, type Light } from './beats.ts';
import type { Effect, Place } from './effects.ts';
import type { Film, Frame } from './film.ts';
import { calm } from './flashes.ts';
import type { Point } from './protocol.ts';
import { lostIn, type Told } from './reveal.ts';

/** Seconds from the first shot of a volley to that of the next. */
const STEP = 0.1;
/** Seconds from the banner of the heaviest volley to the losses. */
const BURST = 0.1;
/** Second of the salvo that a cover without motion shows. */
const STILL = 0.62;
/** Seconds after which a wreck is seen in the fire. */
const WRECK = 0.9;
/** Seconds in which a dying hull turns white. */
const WHITE = 0.12;
/** Width of a dashed shot in pixels. */
const DASHED = 3;

/** Factor by which hits spread further along a hull, so that each beam is seen. */
const SPREAD = 2.2;
/** Size of a blast, as a part of the usual one: it leaves room for the duel, which is near on a small picture. */
const LARGE = { wide: 0.8, small: 0.56 };
/** Strength of the flares at the muzzles: together they would bleach a hull. */
const FLARE = 0.45;
/** Strength of the impacts: the hull that is hit stays visible, and the beams up to it. */
const GLARE = 0.4;

/** Returns an effect as a salvo shows it: thin beams, each with an end of its own, and large blasts. */
function bold(effect: Effect, slim: number, large: number): Effect {
  const apart = (of: Place): Place => (Array.isArray(of) || !('edge' in of) || of.edge === undefined ? of : { ...of, edge: of.edge * SPREAD });
  if (effect.kind === 'blast') return { ...effect, size: large };
  if (effect.kind === 'flare') return { ...effect, strength: FLARE };
  if (effect.kind === 'impact') return { ...effect, at: apart(effect.at), strength: GLARE * (effect.strength ?? 1) };
  return 'to' in effect ? { ...effect, to: apart(effect.to), width: (effect.width ?? 2.5) * slim } : effect;
}

/** Returns a volley whose misses are not drawn: a picture has room for few beams. */
function hitting(told: Told): Told {
  return { ...told, lights: told.lights.filter(({ effect }) => !('hit' in effect) || effect.hit !== false) };
}
/** Returns a volley beside the main one as a single dashed shot from bow to hull. Its flares and impacts are left out: one duel is the picture. */
function aside(told: Told): Told {
  const { who, whom } = told.card;
  const [shot] = hitting(told).lights.concat(told.lights).filter(({ effect }) => effect.kind === 'ray');
  if (!shot || who === null || whom === null || !('to' in shot.effect)) return hitting(told);
  return { ...told, lights: [{ ...shot, effect: { ...shot.effect, from: { on: who, edge: 0 }, to: { on: whom, edge: 0 }, hit: true, width: DASHED, dashed: true } }] };
}
/** Returns `true` if two volleys' lines cross, which would hide who fires at whom. */
function cross(a: Told, b: Told): boolean {
  const [p, q, r, s] = [...a.places.slice(0, 2), ...b.places.slice(0, 2)];
  if (!p || !q || !r || !s) return false;
  const turn = (u: Point, v: Point, w: Point): number => Math.sign((v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0]));
  return turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
}

/** Joins the volleys and the losses of a revealed decision in one beat, told by its heaviest volley. Other volleys are dashed, and left out where they would cross it or answer it. slim: factor for the width of beams; cast: the only pieces of a small picture. */
export function salvo(film: Film, slim = 1, cast: ReadonlySet<string> | null = null): Film {
  const beats = (film.beats ?? []) as Told[];
  const fired = beats.filter(({ card, lights }) => card.kind === 'attack' && lights.length > 0 && (!cast || (cast.has(String(card.who)) && cast.has(String(card.whom)))));
  const losses = beats.filter(({ card, lights }) => lights.some(({ effect }) => effect.kind === 'blast') && (!cast || lostIn(card).some((name) => cast.has(name))));
  const heaviest = fired.toSorted((a, b) => b.card.dice.length - a.card.dice.length);
  const most = heaviest[0];
  const main = cast && most ? hitting(most) : most;
  const others = most ? fired.filter((one) => one !== most && one.card.who !== most.card.whom && (one.card.whom === most.card.whom || !cross(one, most))) : [];
  const volleys = main ? [main, ...others.map(aside)] : [];
  if (!main || (!cast && fired.length < 2)) return film;
  const all = [...volleys, ...losses];
  const [start, past] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at, length }) => at + length))];
  const moved = ({ at, lights }: Told, to: number): Light[] => lights.map((one) => ({ ...one, at: one.at - at + to, until: one.until - at + to, effect: bold(one.effect, slim, cast ? LARGE.small : LARGE.wide) }));
  const bursts = losses.map((one) => ({ names: lostIn(one.card), lights: moved(one, start + BURST) }));
  const lights = [main, ...volleys.filter((one) => one !== main)].flatMap((one, at) => moved(one, start + at * STEP)).concat(bursts.flatMap((one) => one.lights));
  const end = Math.max(start + main.length, ...lights.map(({ until }) => until));
  const at = (now: number): Frame => {
    if (now < start) return film.at(now);
    if (now >= end) return film.at(now - end + past);
    const base = film.at(main.at + Math.min(now - start, main.length - 0.001));
    const fallen = now > start + BURST + WRECK && losses.length > 0 ? (film.at(past - 0.001).wrecks ?? []) : [];
    const actors = base.actors.filter(({ name }) => !fallen.some((one) => one.name === name)).map((actor) => {
      const [light] = bursts.find(({ names }) => names.includes(actor.name))?.lights ?? [];
      return light && !light.dim && now >= light.at ? { ...actor, staged: { white: Math.min(1, deathClock(now - light.at, light.until - light.at) / WHITE) } } : actor;
    });
    return { ...base, actors, wrecks: [...(base.wrecks ?? []), ...fallen], effects: burning(lights, now) };
  };
  const places = [...main.places, ...losses.flatMap((one) => one.places)];
  const told = beats.flatMap((one) => (one.at < start ? [one] : one.at === main.at ? [{ ...one, at: start, length: end - start, still: start + STILL, lost: start + STILL, places }] : one.at >= past ? [{ ...one, at: one.at + end - past }] : []));
  return { ...film, length: film.length + end - past, beats: told, cues: [], calm: (pace, before) => calm(lights, film.length + end - past, pace, before), at, still: (beat) => (beat.at === start ? at(start + STILL) : at(beat.at + beat.length * 0.9)) };
}
