/** Looks at a draft that run beside the player's writing. */
import { Refused, Unanswered } from './referee.ts';

/** Lets a look run. In a room the decision may go on meanwhile, or the server be out of reach: then what it asked for is no longer wanted. */
export function meanwhile(look: Promise<void>): void {
  look.catch((failure: unknown) => {
    if (!(failure instanceof Refused || failure instanceof Unanswered)) throw failure;
  });
}
