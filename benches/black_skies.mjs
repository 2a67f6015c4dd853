// The duel of Black Skies at random, as black_skies.cpp writes it down.
import { playAll } from "./plain.mjs";

const [W, H, DEPTH, APART] = [72, 48, 6, 6];
const R = Math.sqrt(3) / 2;
const [SINE, COSINE] = [[0, R, R, 0, -R, -R], [1, 0.5, -0.5, -1, -0.5, 0.5]];
const [HULL, SKILL, FASTEST, BURN, FLIPS] = [6, 2, 12, 4, 80];
const [STRAIGHT, LEFT, RIGHT, AFTERBURNER, HARD_LEFT, HARD_RIGHT, CARDS] = [0, 1, 2, 3, 4, 5, 6];
const [SLOWER, SMOOTH, BREAK] = [4, 0, 1];
const DIFFICULTY = [[0, 1, 1, 1, 1], [1, 2, 2], [1, 2, 2], [2], [3], [3]];
const PENALTY = [[0, 0, 0, 0, 0], [0, 2, 1], [0, 2, 1], [0], [2], [2]];

/** Half the hull or less. */
const crippled = (fighter) => 2 * fighter.hull <= HULL;
const lasersOf = (fighter) => (fighter.hull === 0 ? 0 : crippled(fighter) ? 1 : 2);
const gone = ({ fighters }) => fighters[0].hull === 0 && fighters[1].hull === 0;

function passes(fighter, difficulty, rng) {
  const needed = crippled(fighter) ? 2 * difficulty : difficulty;
  return SKILL + 1 >= needed || SKILL + 1 + rng.below(6) >= needed;
}

/** Lead and wingman anywhere in their strip, six inches apart at most. */
function deployed(low, rng) {
  for (;;) {
    const x = rng.part() * W;
    const y = low + rng.part() * DEPTH;
    let dx;
    let dy;
    do {
      dx = (2 * rng.part() - 1) * APART;
      dy = (2 * rng.part() - 1) * APART;
    } while (dx * dx + dy * dy > APART * APART);
    if (x + dx < 0 || x + dx > W || y + dy < low || y + dy > low + DEPTH) continue;
    return [{ x, y, hull: HULL }, { x: x + dx, y: y + dy, hull: HULL }];
  }
}

function fly(pair, turns, part) {
  const heading = (pair.facing + turns + 6) % 6;
  for (const fighter of pair.fighters) {
    fighter.x += part * pair.speed * SINE[heading];
    fighter.y += part * pair.speed * COSINE[heading];
  }
}

const faster = (pair, by) => (pair.speed = Math.max(0, Math.min(FASTEST, pair.speed + by)));

/** Flies a card; fighters that end off the table are lost. */
function maneuver(pair, card, choice) {
  const way = card === LEFT || card === HARD_LEFT ? -1 : 1;
  if (card === STRAIGHT || card === AFTERBURNER) {
    faster(pair, card === AFTERBURNER ? BURN : choice === SLOWER ? -1 : choice);
    fly(pair, 0, 1);
  } else if (card === LEFT || card === RIGHT) {
    if (choice === SMOOTH) {
      fly(pair, 0, 0.5);
      fly(pair, way, 0.5);
    } else {
      fly(pair, choice === BREAK ? way : 0, 1);
    }
    pair.facing = (pair.facing + way + 6) % 6;
  } else {
    fly(pair, 0, 0.5);
    fly(pair, way, 0.5);
    pair.facing = (pair.facing + 2 * way + 6) % 6;
  }
  for (const f of pair.fighters) if (f.x < 0 || f.x > W || f.y < 0 || f.y > H) f.hull = 0;
}

/** Every shot of a fighter: at each enemy within 30° of its nose and eighteen inches, with either laser or both. */
function list(shots, mine, foe, who) {
  const from = mine.fighters[who];
  const lasers = lasersOf(from);
  for (let target = 0; target < 2 && lasers > 0; target++) {
    const to = foe.fighters[target];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    if (to.hull === 0 || square > 18 * 18) continue;
    const [sine, cosine] = [SINE[mine.facing], COSINE[mine.facing]];
    if (Math.abs(dx * cosine - dy * sine) * R > (dx * sine + dy * cosine) * 0.5) continue;
    const band = square <= 6 * 6 ? 0 : square <= 12 * 12 ? 1 : 2;
    // Either laser, and both unless the fighter is crippled.
    for (let set = 0; set < (lasers === 1 ? 2 : 3); set++) shots.push({ who, target, band, lasers: set < 2 ? 1 : 2 });
  }
}

function fire(foe, shot, penalty, rng) {
  const change = foe.speed === 0 ? 4 : foe.speed <= 3 ? 2 : foe.speed <= 9 ? 0 : -2;
  let hits = 0;
  let points = 0;
  for (let i = 0; i < shot.lasers; i++) if (1 + rng.below(12) + change - penalty >= 4 + 3 * shot.band) hits++;
  for (let i = 0; i < hits; i++) points += rng.below(6);
  const target = foe.fighters[shot.target];
  target.hull = Math.max(0, target.hull - points);
}

/** One flip: choice, check, move, and fire, fighter by fighter; true if a player had something to decide. */
function playCard(mine, foe, shots, rng) {
  const { card, fighters } = mine;
  const lead = fighters[0].hull === 0 ? 1 : 0;
  const choices = DIFFICULTY[card].length;
  const choice = choices > 1 ? rng.below(choices) : 0;
  let decided = choices > 1;
  const [difficulty, penalty] = [DIFFICULTY[card][choice], PENALTY[card][choice]];
  const passed = passes(fighters[lead], difficulty, rng);
  if (passed) maneuver(mine, card, choice);
  else maneuver(mine, card === HARD_LEFT || card === LEFT ? LEFT : card === HARD_RIGHT || card === RIGHT ? RIGHT : STRAIGHT, 0);
  mine.speed = Math.max(0, mine.speed - penalty);
  if (gone(mine)) return decided;
  const may = [passed, passed];
  if (!passed && lead === 0) {
    shots.length = 0;
    list(shots, mine, foe, 1);
    if (shots.length > 0) {
      decided = true;
      may[1] = rng.below(2) === 1 && passes(fighters[1], difficulty, rng);
    }
  }
  for (;;) {
    shots.length = 0;
    for (let who = 0; who < 2; who++) if (may[who]) list(shots, mine, foe, who);
    if (shots.length === 0) return decided;
    decided = true;
    const drawn = rng.below(shots.length + 1);
    if (drawn === shots.length) return true;
    may[shots[drawn].who] = false;
    fire(foe, shots[drawn], penalty, rng);
    if (gone(foe)) return true;
  }
}

playAll((rng) => {
  const pairs = [0, 1].map((side) => ({
    fighters: deployed(side === 0 ? 0 : H - DEPTH, rng),
    facing: 3 * side,
    card: rng.below(CARDS),
    speed: rng.below(FASTEST + 1),
  }));
  const shots = [];
  // The flip in which a player last had something to decide.
  let decided = 1;
  let side = rng.below(2);
  for (let flip = 1; flip <= FLIPS; flip++) {
    if (playCard(pairs[side], pairs[1 - side], shots, rng)) decided = flip;
    if (gone(pairs[0]) || gone(pairs[1])) return { winner: gone(pairs[0]) ? 1 : 0, turns: (decided + 1) >> 1 };
    pairs[side].card = rng.below(CARDS);
    decided = flip;
    side = 1 - side;
  }
  const hull = ({ fighters }) => fighters[0].hull + fighters[1].hull;
  const more = hull(pairs[0]) - hull(pairs[1]);
  return { winner: more > 0 ? 0 : more < 0 ? 1 : 2, turns: FLIPS / 2 };
});
