// The duel of Simple Spaceships at random, as simple_spaceships.cpp writes it down.
import { playAll } from "./plain.mjs";

const [SIZE, DICE, LIMIT, RANGE, MOST, LEAST] = [36000, 6, 30, 6000, 8, 2];
const [DEFENCE, MOVEMENT, ATTACK, RESERVE] = [0, 1, 2, 3];
const [FLY, TURN, SPEND, END, FIRE] = [0, 1, 2, 3, 4];
const ROOT3 = Math.sqrt(3);
/** Twice the unit vectors of 0°, 60° … 300°: x in units of √3. */
const SIDES = [[0, 2], [1, 1], [1, -1], [0, -2], [-1, -1], [-1, 1]];
/** The way of a leg by side and half inches, rounded to a thousandth of an inch. */
const LEGS = SIDES.map(([x, y]) =>
  Array.from({ length: MOST + 1 }, (_, halves) => [Math.sign(x) * Math.round(250 * halves * ROOT3), 250 * halves * y]),
);

const ship = (y, side) => ({ x: 18000, y, side, dice: [0, 0, 0, DICE], done: false });
const all = ({ dice }) => dice[0] + dice[1] + dice[2] + dice[3];

function put(ship, from, to, n) {
  ship.dice[from] -= n;
  ship.dice[to] += n;
}

/** Whether any part of a ship lies in the wedge of 30° to either side of the bow. */
function hasAhead(ship, other) {
  for (let turn = 2; turn < 5; turn++) {
    const [x, y] = SIDES[(ship.side + turn) % 6];
    if (x * ROOT3 * (other.x - ship.x) + y * (other.y - ship.y) > 1000) return false;
  }
  return true;
}

/** The fewest range dice that reach a ship. */
function rangeTo(ship, other) {
  const square = (other.x - ship.x) ** 2 + (other.y - ship.y) ** 2;
  let range = 0;
  for (let reach = RANGE; reach * reach < square; reach += RANGE) range++;
  return range;
}

/** Puts dice from Reserve into the boxes: every split that leaves a die in Movement is as likely. */
function assign(ship, rng) {
  const waiting = ship.dice[RESERVE];
  if (waiting === 0) return;
  const ways = [];
  for (let defence = 0; defence <= waiting; defence++)
    for (let attack = 0; attack <= waiting - defence; attack++)
      for (let movement = ship.dice[MOVEMENT] === 0 ? 1 : 0; movement <= waiting - defence - attack; movement++)
        ways.push([defence, movement, attack]);
  const way = ways[rng.below(ways.length)];
  for (let box = DEFENCE; box <= ATTACK; box++) put(ship, RESERVE, box, way[box]);
}

/** Every act open to the active ship; half inches of a leg and sides of a turn stand where an attack has its range. */
function list(acts, ship, enemy, open, flown, turned) {
  acts.length = 0;
  const add = (kind, range = 0, bonus = 0, roll = 0) => acts.push({ kind, range, bonus, roll });
  if (open) {
    for (let halves = 1; halves <= MOST - flown; halves++) add(FLY, halves);
    if (!turned) {
      add(TURN, 5);
      add(TURN, 1);
    }
    if (flown >= LEAST && ship.dice[MOVEMENT] > 0) add(SPEND);
  }
  if (!open || flown >= LEAST) add(END);
  const dice = ship.dice[ATTACK];
  if (dice === 0 || !hasAhead(ship, enemy)) return;
  for (let range = rangeTo(ship, enemy); range < dice; range++)
    for (let bonus = 0; bonus <= 3 && range + bonus < dice; bonus++)
      for (let roll = 1; roll <= dice - range - bonus; roll++) add(FIRE, range, bonus, roll);
}

/** Rolls an attack; true if it destroys the enemy. */
function attack(ship, enemy, act, rng) {
  put(ship, ATTACK, RESERVE, act.range + act.bonus + act.roll);
  let hits = 0;
  for (let i = 0; i < act.roll; i++) if (1 + rng.below(6) >= 6 - act.bonus) hits++;
  const met = Math.min(hits, enemy.dice[DEFENCE]);
  put(enemy, DEFENCE, RESERVE, met);
  for (let left = hits - met; left > 0; left--) {
    const boxes = [MOVEMENT, ATTACK, RESERVE].filter((box) => enemy.dice[box] > 0);
    enemy.dice[boxes[rng.below(boxes.length)]]--;
    if (all(enemy) === 0) return true;
  }
  return false;
}

/** Plays an activation; the side that has won by it, or −1. */
function activate(ships, me, acts, rng) {
  const [ship, enemy] = [ships[me], ships[1 - me]];
  ship.done = true;
  const open = ship.dice[MOVEMENT] > 0;
  let flown = 0;
  let turned = false;
  if (open) put(ship, MOVEMENT, RESERVE, 1);
  for (;;) {
    list(acts, ship, enemy, open, flown, turned);
    const act = acts[rng.below(acts.length)];
    if (act.kind === END) return -1;
    if (act.kind === SPEND) {
      put(ship, MOVEMENT, RESERVE, 1);
      flown = 0;
      turned = false;
    } else if (act.kind === TURN) {
      ship.side = (ship.side + act.range) % 6;
      turned = true;
    } else if (act.kind === FLY) {
      flown += act.range;
      const [x, y] = LEGS[ship.side][act.range];
      ship.x += x;
      ship.y += y;
      if (ship.x < 0 || ship.x > SIZE || ship.y < 0 || ship.y > SIZE) return 1 - me;
    } else if (attack(ship, enemy, act, rng)) {
      return me;
    }
  }
}

/** The ship that is active next: the one with more Movement dice, or one by a coin. */
function next(ships, rng) {
  if (ships[0].done || ships[1].done) return ships[0].done ? 1 : 0;
  const more = ships[0].dice[MOVEMENT] - ships[1].dice[MOVEMENT];
  return more > 0 ? 0 : more < 0 ? 1 : rng.below(2);
}

playAll((rng) => {
  const ships = [ship(6000, 0), ship(30000, 3)];
  const acts = [];
  for (let turn = 1; turn <= LIMIT; turn++) {
    for (const ship of ships) assign(ship, rng);
    for (const ship of ships) ship.done = false;
    for (let i = 0; i < 2; i++) {
      const winner = activate(ships, next(ships, rng), acts, rng);
      if (winner >= 0) return { winner, turns: turn };
    }
  }
  const more = all(ships[0]) - all(ships[1]);
  return { winner: more > 0 ? 0 : more < 0 ? 1 : 2, turns: LIMIT };
});
