/** The shortest path from a page to a first order. */
import { faceOf } from '../games/face.ts';
import { referee } from './engine.ts';
import { gameOf } from './library.ts';
import { begin } from './muster.ts';
import { writeRoute } from './route.ts';
import { opener } from './scenarios.ts';

/** Begins a scenario, by default the one to start with, against the captain `doctrine` or the game's first captain, and goes to its table. */
export async function playNow(id: string, wished?: string): Promise<void> {
  const face = faceOf(id);
  /* The table is fetched while the engine sets up the battle. */
  void Promise.allSettled([face?.table(), face?.battle()]);
  const game = await gameOf(id);
  const captain = game.captains.find((one) => one.id === 'doctrine') ?? game.captains[0];
  const scenario = game.scenarios.find((one) => one.id === wished) ?? opener(game);
  if (!captain || !scenario) throw new Error(`${game.title} has no scenario to play.`);
  const players = [{ kind: 'person' as const }, { kind: 'captain' as const, captain: captain.id }];
  const begun = await begin(await referee(), { game, scenario: scenario.id, players });
  location.hash = writeRoute({ screen: 'table', id: begun.id });
}
