/** Getting a battle out of the page: as a file, as a link, onto the clipboard. */
import { pack } from './link.ts';
import { writeRoute } from './route.ts';

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file name from words. */
export function fileName(...words: (string | number)[]): string {
  const stem = words.join(' ').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${stem || 'battle'}.arc`;
}

/** Programs that pass links on cut longer ones off. */
export const LONGEST = 30_000;

/** The address that carries a record: revealed turns only, whatever is still sealed stays here. Throws, in words for players, where it would be too long to arrive whole. */
export async function linkTo(record: string): Promise<string> {
  const page = location.href.replace(/#.*$/, '');
  const link = page + writeRoute({ screen: 'link', packed: await pack(record) });
  if (link.length > LONGEST) throw new Error(`This battle is too long for a link: it would have ${Math.round(link.length / 1000)} thousand letters, and many programs cut that off. Download the record and send the file.`);
  return link;
}

/** Returns `true` if nobody elsewhere finds the page under its address: a loopback address or a file. */
export function onlyHere({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'> = location): boolean {
  return protocol === 'file:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Says that the link is on the clipboard, and where it can be opened if that is here alone. */
export function copiedWord(): string {
  return onlyHere() ? 'The link is on the clipboard. It opens on this computer alone; download the record to send the battle.' : 'The link to this battle is on the clipboard.';
}

/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a link away: by the device's own sheet on a touch screen that has one, else onto the clipboard, as a link that opens here alone always is. */
export async function offer(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (!onlyHere() && typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'shared';
    }
  }
  return (await copy(url)) ? 'copied' : 'failed';
}
