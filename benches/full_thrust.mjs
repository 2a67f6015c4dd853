// The duel of two heavy cruisers of Full Thrust at random, as full_thrust.cpp writes it down.
import { playAll } from "./plain.mjs";

const [W, H, THRUST, DAMAGE, LIMIT] = [48, 72, 4, 18, 200];
const [TABLE, AWAY, LOST] = [0, 1, 2];
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3];
const [FORE, STARBOARD, AFT, PORT] = [1, 2, 4, 8];
const INWARDS = [6, 9, 0, 3];
const SINE = Float64Array.from({ length: 12 }, (_, c) => Math.sin((c * Math.PI) / 6));
const COSINE = Float64Array.from({ length: 12 }, (_, c) => Math.cos((c * Math.PI) / 6));
const POINTS = [0, 0, 0, 1, 1, 2];
const BATTERIES = [
  { dice: 3, arcs: FORE | PORT },
  { dice: 3, arcs: FORE | STARBOARD },
  { dice: 2, arcs: FORE | PORT | AFT },
  { dice: 2, arcs: FORE | PORT | AFT },
  { dice: 2, arcs: FORE | STARBOARD | AFT },
  { dice: 2, arcs: FORE | STARBOARD | AFT },
];

/** Every legal order at a velocity from 0 to the thrust and above. */
const ORDERS = Array.from({ length: THRUST + 1 }, (_, velocity) => {
  const list = [];
  for (let turn = -THRUST / 2; turn <= THRUST / 2; turn++)
    for (let thrust = -THRUST; thrust <= THRUST; thrust++)
      if (Math.abs(turn) + Math.abs(thrust) <= THRUST && velocity + thrust >= 0) list.push({ turn, thrust });
  return list;
});

const ship = (y, course) => ({ x: 24, y, course, velocity: 6, damage: 0, place: TABLE, edge: 0, back: 0 });

function enter(ship, rng) {
  const along = rng.part();
  ship.x = ship.edge === RIGHT ? W : ship.edge === LEFT ? 0 : along * W;
  ship.y = ship.edge === TOP ? H : ship.edge === BOTTOM ? 0 : along * H;
  ship.course = (INWARDS[ship.edge] + 10 + rng.below(5)) % 12;
  ship.place = TABLE;
}

/** The edge that the way to a place leaves the table by first. */
function leftBy(ship, x, y) {
  let first = 2;
  let edge = 0;
  const crosses = (number, room, way) => {
    if (way > room && room / way < first) [first, edge] = [room / way, number];
  };
  crosses(TOP, H - ship.y, y - ship.y);
  crosses(RIGHT, W - ship.x, x - ship.x);
  crosses(BOTTOM, ship.y, ship.y - y);
  crosses(LEFT, ship.x, ship.x - x);
  return edge;
}

/** Moves as ordered; true if the ship has left the table. */
function move(ship, order) {
  ship.course = (ship.course + order.turn + 12) % 12;
  ship.velocity += order.thrust;
  const x = ship.x + ship.velocity * SINE[ship.course];
  const y = ship.y + ship.velocity * COSINE[ship.course];
  const left = x < 0 || x > W || y < 0 || y > H;
  if (left) ship.edge = leftBy(ship, x, y);
  ship.x = x;
  ship.y = y;
  return left;
}

function fire(ship, target, band, rng) {
  const [dx, dy] = [target.x - ship.x, target.y - ship.y];
  const ahead = dx * SINE[ship.course] + dy * COSINE[ship.course];
  const aside = dx * COSINE[ship.course] - dy * SINE[ship.course];
  const reach = Math.abs(aside);
  const arc = ahead >= reach ? FORE : -ahead >= reach ? AFT : aside > 0 ? STARBOARD : PORT;
  let points = 0;
  for (const battery of BATTERIES)
    if (battery.arcs & arc) for (let dice = battery.dice - band; dice > 0; dice--) points += POINTS[rng.below(6)];
  return points;
}

function exchange(ships, rng) {
  const [dx, dy] = [ships[1].x - ships[0].x, ships[1].y - ships[0].y];
  const square = dx * dx + dy * dy;
  if (square > 36 * 36) return;
  const band = square <= 12 * 12 ? 0 : square <= 24 * 24 ? 1 : 2;
  const points = [fire(ships[1], ships[0], band, rng), fire(ships[0], ships[1], band, rng)];
  for (let i = 0; i < 2; i++) {
    ships[i].damage = Math.min(ships[i].damage + points[i], DAMAGE);
    if (ships[i].damage === DAMAGE) ships[i].place = LOST;
  }
}

function play(rng) {
  const ships = [ship(12, 0), ship(60, 6)];
  const orders = [null, null];
  for (let turns = 1; ; turns++) {
    for (let i = 0; i < 2; i++) {
      const { place, back, velocity } = ships[i];
      const list = ORDERS[Math.min(velocity, THRUST)];
      orders[i] = place === TABLE || (place === AWAY && turns >= back) ? list[rng.below(list.length)] : null;
    }
    let left = 0;
    for (let i = 0; i < 2; i++) {
      if (orders[i] === null) continue;
      if (ships[i].place === AWAY) enter(ships[i], rng);
      if (move(ships[i], orders[i])) left |= 1 << i;
    }
    for (let i = 0; i < 2; i++) {
      if ((left & (1 << i)) === 0) continue;
      const die = 1 + rng.below(6);
      ships[i].place = die > 3 ? AWAY : LOST;
      ships[i].back = turns + die + 1;
    }
    if (ships[0].place === TABLE && ships[1].place === TABLE) exchange(ships, rng);
    const [one, other] = ships.map(({ place }) => place !== LOST);
    if (!one || !other) return { winner: one ? 0 : other ? 1 : 2, turns };
    if (turns === LIMIT) {
      const more = Math.sign(ships[1].damage - ships[0].damage);
      return { winner: more > 0 ? 0 : more < 0 ? 1 : 2, turns };
    }
  }
}

playAll(play);
