/* Real battles for the gallery, played here by captains with fixed seeds, so that every run shows the same moments. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Three ships against four at close quarters, for the moments of Full Thrust. */
const CLOSE_ACTION = `title = "Close action"
brief = "Three ships against four, at close quarters. Thresholds are in force."

[table]
width = 60
height = 48

[options]
thresholds = true

[[side]]
name = "Teal"
edge = "bottom"
ship = [
  { class = "HC", name = "Halberd", at = [26, 6], course = 12, velocity = 7 },
  { class = "LC", name = "Lance", at = [17, 5], course = 12, velocity = 7 },
  { class = "FF", name = "Pike", at = [35, 6], course = 12, velocity = 6 },
]

[[side]]
name = "Amber"
edge = "top"
ship = [
  { class = "BB", name = "Steadfast", at = [40, 43], course = 7, velocity = 5 },
  { class = "DD", name = "Anvil", at = [26, 45], course = 6, velocity = 6 },
  { class = "LC", name = "Bulwark", at = [49, 44], course = 7, velocity = 5 },
  { class = "S", name = "Torch", at = [33, 41], course = 6, velocity = 7 },
]
`;

/** Two fleets on a table, each ship as class, name, place, course and velocity. A battle's sky follows from its head: another brief gives another sky. */
const fleets = (teal, amber, brief = 'Two small fleets, at close quarters. Thresholds are in force.') => `title = "Fleet action"
brief = "${brief}"

[table]
width = 60
height = 44

[options]
thresholds = true
${[['Teal', 'bottom', teal], ['Amber', 'top', amber]].map(([name, edge, ships]) => `
[[side]]
name = "${name}"
edge = "${edge}"
ship = [
${ships.map(([code, named, x, y, course, velocity]) => `  { class = "${code}", name = "${named}", at = [${x}, ${y}], course = ${course}, velocity = ${velocity} },`).join('\n')}
]`).join('\n')}
`;

/** Two ships that come at each other, for the moment of Faster Than Light. */
const HEAD_ON = `title = "Head on"
brief = "Two ships meet slantwise, ten missiles each."

[table]
width = 48
height = 48

[[side]]
name = "Teal"
ship = [{ at = [9, 11], heading = 60 }]

[[side]]
name = "Amber"
ship = [{ at = [29, 28], heading = 225 }]
`;

/** Battles by name, and who fights them; `salt` varies what captains choose who draw lots. */
export const BATTLES = {
  'close-action': { game: 'full-thrust', text: CLOSE_ACTION, seed: '7', captains: ['doctrine', 'doctrine'] },
  'first-pass': { game: 'full-thrust', text: CLOSE_ACTION.replace('at = [49, 44], course = 7', 'at = [56, 38], course = 8'), seed: '4', captains: ['doctrine', 'doctrine'] },
  'fleet-action': {
    game: 'full-thrust', seed: '203', captains: ['doctrine', 'doctrine'],
    text: fleets([['HC', 'Halberd', 19, 12, 1, 4], ['LC', 'Lance', 12, 19, 2, 4], ['DD', 'Pike', 34, 4, 2, 8]], [['BB', 'Steadfast', 35, 27, 6, 4], ['DD', 'Anvil', 27, 41, 7, 5], ['LC', 'Bulwark', 49, 27, 8, 4], ['S', 'Torch', 34, 19, 6, 4]], 'Three against four at close quarters.'),
  },
  'closing-in': {
    game: 'full-thrust', seed: '312', captains: ['doctrine', 'doctrine'],
    text: fleets([['BB', 'Halberd', 19, 9, 2, 4], ['LC', 'Lance', 15, 18, 3, 4], ['FF', 'Pike', 30, 4, 2, 6]], [['BB', 'Steadfast', 36, 32, 8, 4], ['DD', 'Anvil', 27, 33, 5, 5], ['LC', 'Bulwark', 43, 29, 9, 5]]),
  },
  'flagship-lost': {
    game: 'full-thrust', seed: '1003', captains: ['doctrine', 'doctrine'],
    text: fleets([['BB', 'Halberd', 14, 9, 1, 5], ['LC', 'Pike', 6, 16, 1, 5], ['LC', 'Lance', 23, 4, 1, 7]], [['BB', 'Steadfast', 38, 29, 8, 5], ['DD', 'Anvil', 29, 38, 7, 6], ['FF', 'Bulwark', 48, 24, 9, 5]], 'Three against three at close quarters.'),
  },
  'three-abreast': {
    game: 'full-thrust', seed: '1435', captains: ['doctrine', 'doctrine'],
    text: fleets([['BB', 'Halberd', 13, 7, 1, 7], ['LC', 'Pike', 6, 19, 1, 7], ['LC', 'Lance', 29, 3, 2, 6]], [['BB', 'Steadfast', 39, 30, 8, 2], ['DD', 'Anvil', 26, 35, 7, 5], ['FF', 'Bulwark', 53, 23, 8, 4]], 'Three against three at close quarters.'),
  },
  'two-and-two': {
    game: 'full-thrust', seed: '5', captains: ['doctrine', 'doctrine'],
    text: fleets([['BB', 'Halberd', 21, 10, 12, 8], ['LC', 'Lance', 30, 10, 12, 4]], [['BB', 'Steadfast', 31, 27, 7, 4], ['DD', 'Anvil', 19, 29, 5, 5]]),
  },
  'last-volley': { game: 'full-thrust', text: CLOSE_ACTION, seed: '27', captains: ['doctrine', 'doctrine'] },
  'crossing-courses': { game: 'ftl', scenario: 'crossing-courses', seed: '1', captains: ['random', 'doctrine'] },
  war: { game: 'talon', scenario: 'war-is-upon-us', seed: '5', captains: ['doctrine', 'doctrine'] },
  'war-abreast': { game: 'talon', scenario: 'war-is-upon-us', seed: '15', captains: ['doctrine', 'doctrine'] },
  wings: { game: 'black-skies', scenario: 'duel', seed: '3', captains: ['doctrine', 'doctrine'] },
  'wings-meeting': { game: 'black-skies', scenario: 'duel', seed: '55', captains: ['doctrine', 'doctrine'] },
  'pairs-passing': { game: 'black-skies', scenario: 'duel', seed: '88', captains: ['doctrine', 'doctrine'] },
  'head-on': { game: 'ftl', text: HEAD_ON, seed: '1', captains: ['doctrine', 'doctrine'] },
  'santa-pressed': { game: 'simple-spaceships', scenario: 'santa', seed: '369', salt: 369000, captains: ['doctrine', 'doctrine'] },
  santa: { game: 'simple-spaceships', scenario: 'santa', seed: '4', captains: ['doctrine', 'doctrine'] },
  'field-held': { game: 'full-thrust', text: CLOSE_ACTION, seed: '43', captains: ['doctrine', 'doctrine'] },
  'carrier-strike': { game: 'full-thrust', scenario: 'carrier-strike', seed: '3', captains: ['doctrine', 'doctrine'] },
  'hide-and-seek': { game: 'full-thrust', scenario: 'hide-and-seek', seed: '3', captains: ['doctrine', 'doctrine'] },
  squadron: { game: 'black-skies', scenario: 'squadron', seed: '2', captains: ['doctrine', 'doctrine'] },
  patrol: { game: 'simple-spaceships', scenario: 'patrol', seed: '3', captains: ['doctrine', 'doctrine'] },
};

/** An engine of one game in this process, as a function from call and fields to the answer. */
export async function engine(folder, game) {
  const glue = await import(pathToFileURL(join(folder, `${game}.js`)).href);
  glue.initSync({ module: readFileSync(join(folder, `${game}_bg.wasm`)) });
  const referee = new glue.Referee(1);
  return (call, fields = {}) => {
    const { ok, error } = JSON.parse(referee.line(JSON.stringify({ call, ...fields })));
    if (error) throw new Error(`${game}, ${call}: ${error.what}`);
    return ok;
  };
}

const PERSON = { kind: 'person' };
const CAPTAIN = { kind: 'captain', captain: 'doctrine' };
/** Who sits at the table afterwards. */
const SEATED = { captain: [PERSON, CAPTAIN], seats: [PERSON, PERSON], watch: [CAPTAIN, CAPTAIN] };

/** Plays so many decisions of a battle, or all (Infinity), and gives it as the browser keeps battles; `mode` says who sits at it. */
export async function kept(folder, name, decisions, mode = 'captain') {
  const { game, scenario, text, seed, salt = 0, captains } = BATTLES[name];
  const ask = await engine(folder, game);
  const names = ['You', 'Doctrine'];
  let { battle, status } = ask('new', { game, ...(text ? { text } : { scenario }), dice: { seed }, names });
  while (!status.over && status.decisions < decisions) {
    const orders = status.demand.map((seat) => {
      const thought = { battle, seat, captain: captains[seat - 1], seed: `${status.decisions * 16 + seat + salt}`, nodes: 60 };
      return { seat, order: ask('captain', thought).order };
    });
    for (const order of orders) ({ status } = ask('seal', { battle, ...order, lenient: true }));
  }
  const { record } = ask('record', { battle });
  const players = SEATED[mode];
  const { title, turn, over } = status;
  return { version: 1, id: `gallery-${name}-${decisions}-${mode}`, game, title, players, names, record, turns: status.decisions, turn, over: over?.text ?? null, drafts: {}, seed: '1', guide: false, saved: 1 };
}
