/** Names within a sentence, found so that no line breaks inside them. */

/** A part of a sentence: a name, or the words between names. */
export interface Part { text: string; name: boolean }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Signs that stay on the line of the name before them. */
const AFTER = String.raw`(?:’s)?[.,:;!?…)”’]*`;

/** Splits a sentence at the names in it, each with the signs around it. Of two names that begin at one place, the longer is found. */
export function partsOf(sentence: string, names: Iterable<string>): Part[] {
  const known = [...new Set(names)].filter((name) => name.trim() !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text: sentence, name: false }];
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])([(“‘]?(?:${known.map(escaped).join('|')})${AFTER})(?![\p{L}\p{N}])`, 'u');
  return sentence.split(found).map((text, at) => ({ text, name: at % 2 === 1 })).filter(({ text }) => text !== '');
}
