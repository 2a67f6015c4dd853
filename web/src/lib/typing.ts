/** The parsing of the last typed order. Sealing waits for it, because a server may be far away. */
let reading: Promise<unknown> = Promise.resolve();

/** Notes that a typed order is being parsed. */
export function typed(read: Promise<unknown>): void {
  reading = read.catch(() => undefined);
}

/** Returns once the last typed order is parsed. */
export async function read(): Promise<void> {
  await reading;
}
