/** Dice in Reserve, shared out: each to the function that has the fewest, as far as the referee offers it. */
import { FUNCTIONS, type Boxes, type Dealt, type Share } from './facts.ts';

/** Returns the offered assignment with exactly these dice. */
export function shareOf(shares: readonly Share[], dealt: Dealt | undefined): Share | null {
  return (dealt && shares.find((one) => one.dealt.every((dice, at) => dice === dealt[at]))) ?? null;
}

/** Returns the assignment with one more die from Reserve, in the function that has the fewest; null if none is offered. */
export function oneMore(shares: readonly Share[], dealt: Dealt): Share | null {
  const boxes = shareOf(shares, dealt)?.boxes;
  if (!boxes) return null;
  const offered = FUNCTIONS.flatMap((box, at) => {
    const share = shareOf(shares, dealt.map((dice, one) => dice + (one === at ? 1 : 0)) as Dealt);
    return share ? [{ box, share }] : [];
  });
  const had = (box: keyof Boxes): number => boxes[box];
  return offered.sort((a, b) => had(a.box) - had(b.box))[0]?.share ?? null;
}

/** Returns the assignment with as many dice from Reserve as may be assigned. */
export function sharedOut(shares: readonly Share[], dealt: Dealt): Dealt {
  const next = oneMore(shares, dealt);
  return next ? sharedOut(shares, next.dealt) : dealt;
}

/** Returns the offered assignment with the fewest dice. */
export function least(shares: readonly Share[]): Share | null {
  const sum = ({ dealt }: Share): number => dealt.reduce((all, dice) => all + dice, 0);
  return shares.reduce<Share | null>((best, one) => (best && sum(best) <= sum(one) ? best : one), null);
}

/** Returns the offered assignment that is most like another. */
export function likest(shares: readonly Share[], wish: Dealt): Share | null {
  const far = (one: Share): number => one.dealt.reduce((all, dice, at) => all + Math.abs(dice - (wish[at] ?? 0)), 0);
  return shares.reduce<Share | null>((found, one) => (found && far(found) <= far(one) ? found : one), null);
}
