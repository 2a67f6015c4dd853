/** Files that leave the page: saved by the browser, or given to the device’s own share sheet. */
import { fileName } from '../lib/files.ts';

/** Returns the beginning of a file’s name. */
export function stemOf(title: string, turn: number): string {
  return fileName(title, 'turn', turn).replace(/\.arc$/, '');
}

/** Hands a file to the browser. */
export function hand(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 30_000);
}

/** Gives a file to the device’s own share sheet. Returns the result in words. */
export async function offerFile(name: string, blob: Blob, title: string): Promise<string> {
  const file = new File([blob], name, { type: blob.type });
  if (typeof navigator.share !== 'function' || !navigator.canShare?.({ files: [file] })) return 'This browser cannot hand files to other programs. Save it, and share the file.';
  try {
    await navigator.share({ files: [file], title });
    return '';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? '' : 'It could not be shared. Save it instead.';
  }
}
