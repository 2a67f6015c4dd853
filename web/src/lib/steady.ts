/** Keeps objects that did not change, so that comparison by identity finds no difference. */

/** Returns `true` if both objects have the same fields with the same values. */
function same(one: object, two: object): boolean {
  const fields = Object.keys(two);
  return fields.length === Object.keys(one).length && fields.every((field) => Object.is(one[field as keyof object], two[field as keyof object]));
}

/** Returns the new list with every unchanged object replaced by the old one of that name. Returns the old list if nothing changed at all. */
export function steady<T extends { name: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map((one) => [one.name, one]));
  const kept = now.map((one) => {
    const old = known.get(one.name);
    return old && same(old, one) ? old : one;
  });
  return kept.length === before.length && kept.every((one, at) => one === before[at]) ? before : kept;
}

/** Returns the new map with every unchanged value replaced by the old one. */
export function steadyMap<T extends object>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  return new Map([...now].map(([name, one]) => {
    const old = before.get(name);
    return [name, old && same(old, one) ? old : one];
  }));
}
