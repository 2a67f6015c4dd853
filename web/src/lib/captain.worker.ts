/** The worker's side of the bridge: an engine of its own, answering lines in the order they come. An engine that fails is woken anew. */
import { wake } from './wake.ts';

let engine: ReturnType<typeof wake> | null = null;
let last: Promise<void> = Promise.resolve();

async function answer(text: string): Promise<void> {
  try {
    engine ??= wake();
    const line = await engine;
    self.postMessage(line(text));
  } catch (failure) {
    engine = null;
    const what = failure instanceof Error ? failure.message : String(failure);
    const { id } = JSON.parse(text) as { id: unknown };
    self.postMessage(JSON.stringify({ id, error: { what, where: 'engine', clause: null, all: [] } }));
  }
}

self.onmessage = (event: MessageEvent<string>) => {
  last = last.then(() => answer(event.data));
};
