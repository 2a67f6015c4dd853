// The duel of Faster Than Light at random, as ftl.cpp writes it down.
import { playAll } from "./plain.mjs";

const [SIZE, SHIP_RADIUS, MISSILE_RADIUS] = [48, 0.5, 0.25];
const [MISSILES, HULL, LIMIT, ACTIONS] = [10, 3, 200, 40];
const SINE = Float64Array.from({ length: 24 }, (_, h) => Math.sin((h * Math.PI) / 12));
const COSINE = Float64Array.from({ length: 24 }, (_, h) => Math.cos((h * Math.PI) / 12));

const onTable = (x, y) => x >= 0 && x <= SIZE && y >= 0 && y <= SIZE;

function piece(x, y, heading, side, isShip, marked) {
  return { x, y, heading, side, isShip, marked, removed: false, hits: 0, launched: 0 };
}

/** Every piece does something at random: nothing, one of 24 rotations, one of 15 sprints or, a ship, a launch. */
function plot(pieces, rng) {
  const sprints = [];
  const before = pieces.length;
  for (let i = 0; i < before; i++) {
    const one = pieces[i];
    const action = rng.below(one.isShip && one.launched < MISSILES ? ACTIONS + 1 : ACTIONS);
    if (action === 0) continue;
    if (action < 25) {
      one.heading = (one.heading + action - 12 + 24) % 24;
      one.marked = true;
    } else if (action < ACTIONS) {
      sprints.push({ mover: one, length: 1 + 0.5 * (action - 25) });
    } else {
      one.launched++;
      one.marked = true;
      const [x, y] = [one.x + SINE[one.heading], one.y + COSINE[one.heading]];
      if (onTable(x, y)) pieces.push(piece(x, y, one.heading, one.side, false, true));
    }
  }
  return sprints;
}

function collect(pieces, { mover, length }, crossings) {
  const [ux, uy] = [SINE[mover.heading], COSINE[mover.heading]];
  for (const target of pieces) {
    if (!target.marked) continue;
    const [dx, dy] = [target.x - mover.x, target.y - mover.y];
    const ahead = dx * ux + dy * uy;
    if (ahead <= 0) continue;
    const aside = dx * uy - dy * ux;
    const radius = target.isShip ? SHIP_RADIUS : MISSILE_RADIUS;
    const square = radius * radius - aside * aside;
    if (square < 0) continue;
    const contact = dx * dx + dy * dy <= radius * radius ? 0 : ahead - Math.sqrt(square);
    if (contact > length || !onTable(mover.x + contact * ux, mover.y + contact * uy)) continue;
    crossings.push({ nearness: Math.floor(contact * 100 + 0.5), mover, target });
  }
}

/** What meets at one instant; each counts if both stood before it. */
function meet(instant) {
  for (const { mover, target } of instant.filter((c) => !c.mover.removed && !c.target.removed)) {
    if (mover.isShip === target.isShip) {
      mover.removed = target.removed = true;
      continue;
    }
    const [ship, missile] = mover.isShip ? [mover, target] : [target, mover];
    missile.removed = true;
    if (++ship.hits >= HULL) ship.removed = true;
  }
}

/** All sprints together: what they cross from near to far, what is equally near at once. */
function sprint(pieces, sprints) {
  const crossings = [];
  for (const run of sprints) collect(pieces, run, crossings);
  if (crossings.length > 1) crossings.sort((a, b) => a.nearness - b.nearness);
  for (let from = 0, to = 0; from < crossings.length; from = to) {
    while (to < crossings.length && crossings[to].nearness === crossings[from].nearness) to++;
    meet(crossings.slice(from, to));
  }
  for (const { mover, length } of sprints) {
    if (mover.removed) continue;
    mover.x += length * SINE[mover.heading];
    mover.y += length * COSINE[mover.heading];
    mover.removed = !onTable(mover.x, mover.y);
  }
}

function play(rng) {
  let pieces = [piece(12, 24, 6, 0, true, false), piece(36, 24, 18, 1, true, false)];
  const [one, other] = pieces;
  for (let turns = 1; ; turns++) {
    sprint(pieces, plot(pieces, rng));
    if (pieces.some(({ removed }) => removed)) pieces = pieces.filter(({ removed }) => !removed);
    for (const left of pieces) left.marked = false;
    if (one.removed || other.removed) return { winner: !one.removed ? 0 : !other.removed ? 1 : 2, turns };
    if (turns === LIMIT) return { winner: 2, turns };
  }
}

playAll(play);
