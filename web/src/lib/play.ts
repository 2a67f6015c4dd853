/** The shortest path from a page to a first order. */
import { faceOf } from '../games/face.ts';
import { referee } from './engine.ts';
import { gameOf } from './library.ts';
import { begin } from './muster.ts';
import { writeRoute } from './route.ts';
import { opener } from './scenarios.ts';

/** The opponent of a first battle, who makes a beginner's mistakes. */
const FIRST = 'recruit';

/** Begins a scenario, by default the one to start with, against the recruit or the game's first captain, already deployed, with a guide if asked, and goes to its table. */
export async function playNow(id: string, wished?: string, guide = false): Promise<void> {
  const face = faceOf(id);
  /* The table is fetched while the engine sets up the battle. */
  void Promise.allSettled([face?.table(), face?.battle()]);
  const game = await gameOf(id);
  const captain = game.captains.find((one) => one.id === FIRST) ?? game.captains[0];
  const scenario = game.scenarios.find((one) => one.id === wished) ?? opener(game);
  if (!captain || !scenario) throw new Error(`${game.title} has no scenario to play.`);
  const deployed = face?.deploys ?? [];
  const players = [{ kind: 'person' as const }, { kind: 'captain' as const, captain: captain.id }];
  const begun = await begin(await referee(), { game, scenario: scenario.id, players, deployed, guide });
  location.hash = writeRoute({ screen: 'table', id: begun.id });
}
