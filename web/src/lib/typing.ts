/** The reading of what was typed last: whoever seals waits for it, for a server may be far away. */
let reading: Promise<unknown> = Promise.resolve();

/** Notes that a typed order is being read. */
export function typed(read: Promise<unknown>): void {
  reading = read.catch(() => undefined);
}

/** Returns once what was typed last is read. */
export async function read(): Promise<void> {
  await reading;
}
