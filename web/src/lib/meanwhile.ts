/** Queries about a draft that run while the player writes. */
import { Refused, Unanswered } from './referee.ts';

/** Starts a query and ignores its refusal. In a room, the decision may go on or the server be unreachable meanwhile; then the answer is no longer wanted. */
export function meanwhile(look: Promise<void>): void {
  look.catch((failure: unknown) => {
    if (!(failure instanceof Refused || failure instanceof Unanswered)) throw failure;
  });
}
