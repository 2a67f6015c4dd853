// The duel of Talon at random, a Terran heavy cruiser against a Talon one, as talon.cpp writes it down.
import { playAll } from "./plain.mjs";

const [COLUMNS, ROWS, ROUNDS, IMPULSES, EXPLOSION, RETREAT] = [26, 18, 12, 6, 3, 3];
const [FRONT, RIGHT, REAR, LEFT] = [0, 1, 2, 3];
const [SHIELDS, HELM, POWER] = [0, 1, 2];
const [WORKS, FRESH, DOWN] = [0, 1, 2];
const [MAP, AWAY, DESTROYED] = [0, 1, 2];
const [STRAIGHT, TURN_LEFT, TURN_RIGHT, SLIP_LEFT, SLIP_RIGHT] = [0, 1, 2, 3, 4];
const [CHARGE, REINFORCE, SLIP, THROUGH, BATTERY, BID] = [0, 1, 2, 3, 4, 5];

/** The numbers of the impulse chart: speeds that move and powers that have a point. */
const CHART = [[4, 5, 6], [3, 5, 6], [2, 4, 5, 6], [3, 4, 5, 6], [6], [1, 2, 3, 4, 5, 6]].map((listed) =>
  [0, 1, 2, 3, 4, 5, 6].map((number) => listed.includes(number)),
);
const NONE = [0, 0, 0, 0, 0, 0];
const on = (face, damage) => NONE.map((_, at) => (at + 1 >= face ? damage : 0));
/** Damage by range and face. */
const PHASER = { least: 1, most: 3, damage: [[1, 2, 2, 2, 2, 2], [1, 1, 1, 2, 2, 2], on(5, 1), NONE] };
const TORPEDO = { least: 2, most: 4, damage: [NONE, on(2, 4), on(3, 4), on(5, 4)] };
const DISRUPTOR = { least: 1, most: 4, damage: [on(5, 2), on(2, 2), on(3, 2), on(5, 2)] };

const CLASSES = [
  {
    curve: [[1, 5, 3], [2, 4, 2], [3, 3, 2], [4, 2, 1], [5, 1, 1]],
    shields: [6, 5, 4, 5],
    hull: 6,
    modifiers: [0, 0, -1, -1, -1, -2],
    critical: [3],
    groups: [
      { weapon: PHASER, count: 1, red: 1, yellow: 1, arcs: [FRONT, LEFT] },
      { weapon: TORPEDO, count: 1, red: 2, yellow: 2, arcs: [FRONT] },
      { weapon: PHASER, count: 1, red: 1, yellow: 1, arcs: [FRONT, RIGHT] },
    ],
    battery: true,
    burners: 0,
  },
  {
    curve: [[1, 5, 2], [2, 4, 2], [3, 3, 1], [4, 2, 1], [5, 1, 0]],
    shields: [7, 4, 3, 4],
    hull: 7,
    modifiers: [0, 0, -1, -1, -2, -2, -2],
    critical: [2, 4],
    groups: [
      { weapon: DISRUPTOR, count: 2, red: 1, yellow: 4, arcs: [FRONT, LEFT] },
      { weapon: DISRUPTOR, count: 2, red: 1, yellow: 4, arcs: [FRONT, RIGHT] },
    ],
    battery: false,
    burners: 2,
  },
];

const AHEAD = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]];
const distance = (a, b) => (Math.abs(b.q - a.q) + Math.abs(b.r - a.r) + Math.abs(b.q - a.q + b.r - a.r)) / 2;
const TURNS = [[1, 0, 0, 1], [0, -1, 1, 1], [-1, -1, 1, 0], [-1, 0, 0, -1], [0, 1, -1, -1], [1, 1, -1, 0]];

const ship = (card, q, r, facing) => ({
  card, q, r, facing, row: 2, power: 3, count: 0, hull: 0, burners: card.burners, wider: 0, drained: 0, retreat: 0,
  shields: [...card.shields], reinforced: [0, 0, 0, 0], bought: [0, 0, 0, 0],
  red: card.groups.map((group) => group.red), yellow: card.groups.map((group) => group.yellow),
  lost: card.groups.map(() => false), down: [WORKS, WORKS, WORKS],
  slip: false, stored: false, offline: false, bids: false, place: MAP,
});

/** The arcs that hold a hex: both on a border, all four for the ship's own hex. */
function arcsOf(ship, to) {
  const turn = TURNS[ship.facing];
  const [dq, dr] = [to.q - ship.q, to.r - ship.r];
  const q = dq * turn[0] + dr * turn[1];
  const up = 2 * (dq * turn[2] + dr * turn[3]) + q;
  const side = 3 * q;
  const found = [];
  if (up >= Math.abs(side)) found.push(FRONT);
  if (side >= Math.abs(up)) found.push(RIGHT);
  if (-up >= Math.abs(side)) found.push(REAR);
  if (-side >= Math.abs(up)) found.push(LEFT);
  return found;
}

const powerIn = (ship, row) => ship.card.curve[row][0] + ship.card.modifiers[ship.hull] - ship.drained;
const heldBy = (ship, arc) => (ship.down[SHIELDS] === WORKS ? ship.shields[arc] + ship.reinforced[arc] : 0);

function mayFire(ship, at, enemy) {
  const group = ship.card.groups[at];
  if (ship.lost[at] || ship.red[at] + ship.yellow[at] < group.red + group.yellow) return false;
  const range = distance(ship, enemy);
  if (range < group.weapon.least || range > group.weapon.most) return false;
  return arcsOf(ship, enemy).some((arc) => group.arcs.includes(arc));
}

class Battle {
  constructor(rng) {
    this.rng = rng;
    this.ships = [ship(CLASSES[0], 8, 2, 1), ship(CLASSES[1], 17, 2, 4)];
    this.initiative = 1;
    this.impulse = 0;
    this.round = 1;
    // The round in which a player last had something to decide.
    this.decided = 1;
  }

  play() {
    for (; ; this.round++) {
      for (this.impulse = 0; this.impulse < IMPULSES; this.impulse++) {
        const first = this.initiative;
        for (const side of [first, 1 - first]) {
          this.turn(side);
          if (this.over()) return this.result();
        }
        this.endImpulse();
      }
      this.powerPhase();
      if (this.over() || this.round === ROUNDS) return this.result();
    }
  }

  over() {
    return this.ships[0].place !== MAP || this.ships[1].place !== MAP;
  }

  result() {
    const [one, other] = this.ships.map((ship) => ship.place === MAP);
    return { winner: one === other ? 2 : one ? 0 : 1, turns: this.decided };
  }

  draw(choices) {
    this.decided = this.round;
    return this.rng.below(choices);
  }

  /** A side's turn: points, the move, fire, repairs. */
  turn(side) {
    const ship = this.ships[side];
    for (let arc = 0; arc < 4; arc++) if (ship.bought[arc] === this.impulse) ship.reinforced[arc] = 0;
    this.buy(ship);
    this.move(ship);
    if (ship.place !== MAP) return;
    this.fire(side);
    if (this.over()) return;
    for (let i = 0; i < 3; i++) if (ship.down[i] === DOWN && this.rng.below(6) === 5) ship.down[i] = WORKS;
  }

  /** Spends the ship's point, or its battery's, on one thing or on nothing. */
  buy(ship) {
    const scheduled = CHART[this.impulse][ship.power];
    if (ship.down[POWER] !== WORKS || !(scheduled || ship.stored)) return;
    const menu = [];
    ship.card.groups.forEach((group, i) => {
      if (!ship.lost[i] && ship.yellow[i] < group.yellow) menu.push([CHARGE, i]);
    });
    for (let arc = 0; arc < 4; arc++)
      if (ship.down[SHIELDS] === WORKS && ship.reinforced[arc] === 0) menu.push([REINFORCE, arc]);
    if (!ship.slip) menu.push([SLIP, 0]);
    if (ship.count > 0) menu.push([THROUGH, 0]);
    if (ship.card.battery && !ship.stored) menu.push([BATTERY, 0]);
    menu.push([BID, 0]);
    const drawn = this.draw(menu.length + 1);
    if (drawn === menu.length) return;
    if (!scheduled) ship.stored = false;
    const [kind, of] = menu[drawn];
    if (kind === CHARGE) ship.yellow[of]++;
    else if (kind === REINFORCE) [ship.reinforced[of], ship.bought[of]] = [2, this.impulse];
    else if (kind === SLIP) ship.slip = true;
    else if (kind === THROUGH) ship.count--;
    else if (kind === BATTERY) ship.stored = true;
    else ship.bids = true;
  }

  /** Makes the ship's scheduled move, or one with an afterburner if its owner likes. */
  move(ship) {
    const must = CHART[this.impulse][ship.card.curve[ship.row][1]];
    if (!must && ship.burners === 0) return;
    const ways = [STRAIGHT];
    if (ship.down[HELM] === WORKS) {
      if (ship.count === 0) ways.push(TURN_LEFT, TURN_RIGHT);
      if (ship.slip) ways.push(SLIP_LEFT, SLIP_RIGHT);
    }
    const choices = ways.length + (must ? 0 : 1);
    const drawn = choices > 1 ? this.draw(choices) : 0;
    if (drawn === ways.length) return;
    const way = ways[drawn];
    const to = (ship.facing + (way === STRAIGHT ? 0 : way === TURN_LEFT || way === SLIP_LEFT ? 5 : 1)) % 6;
    if (ship.count > 0) ship.count--;
    if (way === TURN_LEFT || way === TURN_RIGHT) {
      ship.facing = to;
      ship.count = ship.card.curve[ship.row][2] + ship.wider;
    }
    ship.slip = false;
    if (!must) ship.burners--;
    ship.q += AHEAD[to][0];
    ship.r += AHEAD[to][1];
    const row = ship.r + (ship.q >> 1);
    if (ship.q < 0 || ship.q >= COLUMNS || row < 0 || row >= ROWS) ship.place = AWAY;
  }

  /** Fires group after group, for as long as the owner likes. */
  fire(side) {
    const [ship, enemy] = [this.ships[side], this.ships[1 - side]];
    while (!this.over()) {
      const ready = [];
      for (let i = 0; i < ship.card.groups.length; i++) if (mayFire(ship, i, enemy)) ready.push(i);
      if (ready.length === 0) return;
      const drawn = this.draw(ready.length + 1);
      if (drawn === ready.length) return;
      const group = ready[drawn];
      const { weapon, count } = ship.card.groups[group];
      const faces = weapon.damage[distance(ship, enemy) - 1];
      ship.red[group] = ship.yellow[group] = 0;
      for (let i = 0; i < count && !this.over(); i++) this.strike(enemy, faces[this.rng.below(6)], ship);
    }
  }

  /** Damages a ship from a hex; its owner names the shield if there are several, and if one of them holds anything. */
  strike(ship, damage, from) {
    if (damage === 0 || ship.place !== MAP) return;
    const arcs = arcsOf(ship, from);
    const choice = arcs.length > 1 && arcs.some((arc) => heldBy(ship, arc) > 0);
    const arc = arcs[choice ? this.draw(arcs.length) : 0];
    const held = Math.min(heldBy(ship, arc), damage);
    const extra = Math.min(held, ship.reinforced[arc]);
    ship.reinforced[arc] -= extra;
    ship.shields[arc] -= held - extra;
    for (let left = damage - held; left > 0 && ship.place === MAP; left--) {
      const box = ship.hull++;
      if (ship.hull === ship.card.hull) this.destroy(ship);
      else if (ship.card.critical.includes(box)) left += this.critical(ship);
    }
  }

  /** Destroys a ship. Its explosion damages the other one if that is in the same hex or beside it. */
  destroy(ship) {
    ship.place = DESTROYED;
    const other = this.ships[ship === this.ships[0] ? 1 : 0];
    if (distance(other, ship) <= 1) this.strike(other, EXPLOSION, ship);
  }

  /** Rolls a critical hit; returns the number of further hull boxes to mark. */
  critical(ship) {
    const sum = 2 + this.rng.below(6) + this.rng.below(6);
    if (sum === 2) return 3;
    if (sum === 3) {
      ship.down[SHIELDS] = FRESH;
      ship.reinforced.fill(0);
    } else if (sum === 4) ship.down[HELM] = FRESH;
    else if (sum === 5 || sum === 9) this.loseGroup(ship);
    else if (sum === 6) ship.wider = Math.min(2, ship.wider + 1);
    else if (sum === 8) ship.drained++;
    else if (sum === 10) {
      ship.offline = true;
      ship.retreat = 0;
      return 1;
    } else if (sum === 11) ship.down[POWER] = FRESH;
    else if (sum === 12) this.destroy(ship);
    return 0;
  }

  /** Each group left rolls a die, and the highest is lost; tied ones roll again. */
  loseGroup(ship) {
    let left = ship.lost.map((_, i) => i).filter((i) => !ship.lost[i]);
    while (left.length > 1) {
      const faces = left.map(() => this.rng.below(6));
      const highest = Math.max(...faces);
      left = left.filter((_, i) => faces[i] === highest);
    }
    if (left.length === 0) return;
    ship.lost[left[0]] = true;
    ship.red[left[0]] = ship.yellow[left[0]] = 0;
  }

  rested() {
    for (const ship of this.ships) for (let i = 0; i < 3; i++) if (ship.down[i] === FRESH) ship.down[i] = DOWN;
  }

  /** The initiative changes hands if the other side alone has bid; then new damage may be repaired. */
  endImpulse() {
    if (this.ships[1 - this.initiative].bids && !this.ships[this.initiative].bids) this.initiative = 1 - this.initiative;
    for (const ship of this.ships) ship.bids = false;
    this.rested();
  }

  /** Charges, chooses speeds and retreats, destroys ships without a legal speed, takes off those that retreat. */
  powerPhase() {
    for (const ship of this.ships)
      ship.card.groups.forEach((group, i) => {
        if (ship.lost[i]) return;
        if (ship.red[i] < group.red) ship.red[i]++;
        else if (ship.yellow[i] < group.yellow) ship.yellow[i]++;
      });
    const spent = this.ships.map((ship) => {
      const rows = [ship.row - 1, ship.row, ship.row + 1].filter((row) => row >= 0 && row < 5 && powerIn(ship, row) >= 0);
      if (rows.length === 0) return true;
      const choices = ship.retreat === 0 && !ship.offline ? 2 * rows.length : rows.length;
      const drawn = choices > 1 ? this.draw(choices) : 0;
      ship.row = rows[drawn % rows.length];
      ship.power = powerIn(ship, ship.row);
      if (drawn >= rows.length) ship.retreat = RETREAT;
      return false;
    });
    this.ships.forEach((ship, side) => {
      if (spent[side] && ship.place === MAP) this.destroy(ship);
    });
    for (const ship of this.ships) {
      if (ship.place === MAP && ship.retreat === 1) ship.place = AWAY;
      if (ship.retreat > 0) ship.retreat--;
    }
    this.rested();
  }
}

playAll((rng) => new Battle(rng).play());
