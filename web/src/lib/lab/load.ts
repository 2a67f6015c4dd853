/** Loading of the lab's files. A failure names the file and says what to do. */

/** Returns the error for a file that could not be loaded: the reason, as far as the browser tells, and what to do. */
export function unloaded(what: string, file: string, online: boolean, status?: number): Error {
  const named = `${what} could not be loaded (${file}`;
  if (status !== undefined) {
    const old = status === 404 || status === 410;
    return new Error(`${named}: the server answers ${status}). ${old ? 'The page may be older than its files: load it again.' : 'Load the page again in a while.'}`);
  }
  return new Error(`${named}). ${online ? 'Check the connection and load the page again.' : 'This device is offline: connect it and load the page again.'}`);
}

/** Loads a whole file. Failures are told in words, never in the browser's. */
export async function loaded(what: string, address: URL): Promise<ArrayBuffer> {
  const file = address.pathname.split('/').pop() ?? address.pathname;
  let status: number | undefined;
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.arrayBuffer();
    status = answer.status;
  } catch {
    // The connection broke before or within the file. The browser gives no further reason.
  }
  throw unloaded(what, file, navigator.onLine !== false, status);
}
