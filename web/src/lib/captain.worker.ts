/** The worker that captains think in: it has engines of its own and answers lines in the order they come. */
import { wake } from './wake.ts';

const door = wake();
let last: Promise<void> = Promise.resolve();

async function answer(text: string): Promise<void> {
  try {
    self.postMessage(await door(text));
  } catch (failure) {
    const what = failure instanceof Error ? failure.message : String(failure);
    const { id } = JSON.parse(text) as { id: unknown };
    self.postMessage(JSON.stringify({ id, error: { what, where: 'engine', clause: null, all: [] } }));
  }
}

self.onmessage = (event: MessageEvent<string>) => {
  last = last.then(() => answer(event.data));
};
