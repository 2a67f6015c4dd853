/** Work in tasks of their own: between them the page can paint and answer presses. */

/** Runs work in a task of its own, soon. Returns a function that cancels it. */
export function soon(work: () => void): () => void {
  const task = setTimeout(work);
  return () => clearTimeout(task);
}

/** Returns at the beginning of a new task. A message is a task like a timer's, and no clock holds it back. */
export function newTask(): Promise<void> {
  return new Promise((begin) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      begin();
    };
    port2.postMessage(null);
  });
}
