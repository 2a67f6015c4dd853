/** A whole battle in a link: its record, deflated and written in URL-safe base64. A record holds only revealed turns. */

/** The most bytes that a link may unpack to. No real record comes near it; a larger one is refused before it fills the memory. */
const LARGEST = 4_000_000;

async function drain(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) throw new Error('This link unpacks to far more than a battle. It was not made here.');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, limit: number): Promise<Uint8Array> {
  const source = new Blob([bytes]).stream() as ReadableStream<BufferSource>;
  return drain(source.pipeThrough(through as ReadableWritablePair<Uint8Array, BufferSource>), limit);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.trim().replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Prefix of a record that is packed but not deflated. It is no letter of base64. */
const PLAIN = '~';

/** Packs a record's text for a link. A browser that cannot deflate packs it uncompressed. */
export async function pack(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  if (typeof CompressionStream === 'undefined') return PLAIN + toBase64(bytes);
  return toBase64(await pass(bytes, new CompressionStream('deflate-raw'), LARGEST));
}

/** Returns the record in a link. Throws, in words for players, if it cannot be read. */
export async function unpack(packed: string): Promise<string> {
  try {
    if (packed.startsWith(PLAIN)) return new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(packed.slice(1)));
    if (typeof DecompressionStream === 'undefined') throw new Error('This link is packed, and this browser cannot unpack it. Open it in a newer one, or ask for the record as a file.');
    const bytes = await pass(fromBase64(packed), new DecompressionStream('deflate-raw'), LARGEST);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (failure) {
    if (failure instanceof Error && failure.message.startsWith('This link')) throw failure;
    throw new Error('This link is damaged: part of it is missing or changed. Ask for it again, or for the record as a file.');
  }
}
