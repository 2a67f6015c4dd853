/** Words made ready for people: capitals and full stops. Pure. */

/** Returns a text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Returns a text as a sentence: a capital, and a full stop where no mark ends it. */
export function sentence(text: string): string {
  const words = text.trim();
  return capital(words) + (/[.!?][”"]?$/.test(words) ? '' : '.');
}
