/** Exports of a battle from the page as a link, or to the clipboard. A table fetches them only when they are asked for. */
import { pack } from './link.ts';
import { writeRoute } from './route.ts';

/** The most characters in a link. Many programs that pass links on cut longer ones off. */
export const LONGEST = 30_000;

/** Returns the link that carries a record: revealed turns only, never sealed orders. Throws, in words for players, if the link would be too long. */
export async function linkTo(record: string): Promise<string> {
  const page = location.href.replace(/#.*$/, '');
  const link = page + writeRoute({ screen: 'link', packed: await pack(record) });
  if (link.length > LONGEST) throw new Error(`This battle is too long for a link: it would have ${Math.round(link.length / 1000)} thousand letters, and many programs cut that off. Download the record and send the file.`);
  return link;
}

/** Returns `true` if nobody elsewhere can open the page's address: a loopback address or a file. */
export function onlyHere({ hostname, protocol }: Pick<Location, 'hostname' | 'protocol'> = location): boolean {
  return protocol === 'file:' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Says that the link is on the clipboard, and warns if it opens only on this computer. */
export function copiedWord(): string {
  return onlyHere() ? 'The link is on the clipboard. It opens on this computer alone; download the record to send the battle.' : 'The link to this battle is on the clipboard.';
}

/** Puts a text on the clipboard. Returns `false` if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a link away: by the device's share sheet on a touch screen, otherwise by the clipboard. A link that opens only here always goes to the clipboard. */
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
