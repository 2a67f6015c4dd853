/** The sentences about a decision of Talon: what is asked, and what the main button does. */
import { counted, titled } from './facts.ts';
import { buyWord, flyWord } from './notation.ts';
import { purchases } from './offers.ts';
import type { TalonOrder } from './order.svelte.ts';

function listed(all: readonly string[]): string {
  return all.length > 2 ? `${all.length} ships` : all.join(' and ');
}

/** Returns the act of giving the order as written. */
export function actOf(plot: TalonOrder): string {
  const { planned, phase } = plot;
  const [one] = planned;
  const burning = planned.some(({ move }) => move.afterburner) ? ' on afterburner' : '';
  const going = plot.flown.length > 1 ? `move ${plot.flown.length} ${planned.every(({ name }) => plot.ship(name)) ? 'ships' : 'pieces'}` : one ? (one.move.leaves ? 'leave the map' : `${flyWord(one.move.kind)}${burning}`) : '';
  if (phase === 'power') return titled([buying(plot), going].filter(Boolean).join(' and ') || 'spend nothing');
  if (phase === 'move') return titled(going) || (plot.blank === null ? 'Choose a move' : plot.burns ? 'No extra hex' : 'No more moves');
  if (phase === 'fire') return firing(plot);
  if (phase === 'speeds') return 'Seal speeds';
  const answer = plot.answers.find(({ text }) => text === plot.chosen[0]);
  return !answer ? 'Choose' : answer.kind === 'arc' ? `Take it on the ${answer.arc}` : `${answer.piece} first`;
}

/** Returns the purchase as the button names it: the one, or the number of them. */
function buying(plot: TalonOrder): string {
  const [first, ...more] = plot.chosen;
  if (first === undefined) return '';
  if (more.length > 0) return `spend ${more.length + 1} points`;
  const [name] = plot.units.filter((one) => purchases(plot.offers[one]).some(({ text }) => text === first));
  const bought = purchases(plot.offers[name ?? '']).find(({ text }) => text === first);
  return bought ? buyWord(bought, plot.ship(name)) : 'spend 1 point';
}

/** Returns the fire as the button names it: the one group with its target, or the number of weapons. */
function firing(plot: TalonOrder): string {
  const [one] = plot.volleys;
  if (!one) return 'Hold fire';
  if (plot.volleys.length > 1) return `Fire ${counted(plot.firing, 'weapon')}`;
  const all = plot.ship(one.piece)?.groups ?? [];
  const group = all.find(({ number }) => number === one.group);
  const whom = [...new Set(one.targets)];
  const weapon = `${group?.title.toLowerCase() ?? ''}${all.some((other) => other !== group && other.title === group?.title) ? ` ${one.group}` : ''}`;
  return `Fire ${weapon}${whom.length === 0 ? '' : ` at ${whom.length > 2 ? `${whom.length} targets` : whom.join(' and ')}`}`;
}

/** Returns the question in one line. */
export function askOf(plot: TalonOrder): string {
  const { view, phase, units } = plot;
  const must = units.filter((name) => plot.must(name));
  const gone = plot.planned.filter(({ move }) => move.leaves).map(({ name }) => name);
  if (gone.length > 0) return `${listed(gone)} would leave the map for good.${must.every((name) => plot.locked(name)) ? '' : ' Choose another move.'}`;
  if (phase === 'power' && must.length > 0) return `Move ${listed(must)}, and spend the power.`;
  if (phase === 'power') return `Spend the power of ${listed(units)}.`;
  if (phase === 'move') {
    if (must.length > 0) return `Move ${listed(must)}.`;
    return plot.idles ? `Burn one hex more with ${listed(units)}?` : `${listed(units)} may move once more.`;
  }
  if (phase === 'fire') return `${listed(units)} may fire. Check the shots, then fire or hold.`;
  const question = view?.question;
  if (question?.kind === 'collision') return `${question.mover} meets ${question.met}. Choose which takes its damage first.`;
  if (question?.kind === 'arc') return `Choose the shield of ${question.piece} that takes ${counted(question.damage, 'point')}.`;
  return units.length === 1 ? `Choose the speed of ${units[0]} for the next round.` : 'Choose a speed for each ship.';
}
