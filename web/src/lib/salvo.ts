/** A decision of fire as a cover shows it: all volleys at once, and the losses in the midst of them. Fire is simultaneous by the rules; only a log needs an order. Pure. */
import { burning, deathClock, type Light } from './beats.ts';
import type { Effect, Place } from './effects.ts';
import type { Film, Frame } from './film.ts';
import { calm } from './flashes.ts';
import { lostIn, type Told } from './reveal.ts';

/** Seconds from the first shot of a volley to that of the next, and from the heaviest volley's banner to the losses. */
const STEP = 0.1;
const BURST = 0.1;
/** Seconds into the salvo that a cover without motion shows, and the seconds after which a wreck is seen in the fire. */
const STILL = 0.62;
const WRECK = 0.9;
const WHITE = 0.12;

/** Factor by which hits spread further along a hull, so that each beam is seen, and by which a blast is larger than usual. */
const SPREAD = 2.2;
const LARGE = 1.1;
/** Strength of the flares at the muzzles: together they would bleach a hull. */
const FLARE = 0.45;

/** Returns an effect as a salvo shows it: thin beams, each with an end of its own, and large blasts. */
function bold(effect: Effect, slim: number): Effect {
  const apart = (of: Place): Place => (Array.isArray(of) || !('edge' in of) || of.edge === undefined ? of : { ...of, edge: of.edge * SPREAD });
  if (effect.kind === 'blast') return { ...effect, size: LARGE };
  if (effect.kind === 'flare') return { ...effect, strength: FLARE };
  if (effect.kind === 'impact') return { ...effect, at: apart(effect.at) };
  return 'to' in effect ? { ...effect, to: apart(effect.to), width: (effect.width ?? 2.5) * slim } : effect;
}

/** Joins the volleys and the losses of a revealed decision in one beat, told by its heaviest volley. slim: factor for the width of beams. */
export function salvo(film: Film, slim = 1): Film {
  const beats = (film.beats ?? []) as Told[];
  const volleys = beats.filter(({ card, lights }) => card.kind === 'attack' && lights.length > 0);
  const losses = beats.filter(({ lights }) => lights.some(({ effect }) => effect.kind === 'blast'));
  const [main] = volleys.toSorted((a, b) => b.card.dice.length - a.card.dice.length);
  if (!main || volleys.length < 2) return film;
  const all = [...volleys, ...losses];
  const [start, past] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at, length }) => at + length))];
  const moved = ({ at, lights }: Told, to: number): Light[] => lights.map((one) => ({ ...one, at: one.at - at + to, until: one.until - at + to, effect: bold(one.effect, slim) }));
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
  const told = beats.flatMap((one) => (one.at < start ? [one] : one === main ? [{ ...one, at: start, length: end - start, still: start + STILL, lost: start + STILL, places }] : one.at >= past ? [{ ...one, at: one.at + end - past }] : []));
  return { ...film, length: film.length + end - past, beats: told, cues: [], calm: (pace, before) => calm(lights, film.length + end - past, pace, before), at, still: (beat) => (beat.at === start ? at(start + STILL) : at(beat.at + beat.length * 0.9)) };
}
