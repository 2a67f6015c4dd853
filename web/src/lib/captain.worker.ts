/** The worker's side of the bridge: an engine of its own, answering lines in the order they come. */
import { wake } from './wake.ts';

const engine = wake();

self.onmessage = async (event: MessageEvent<string>) => {
  const line = await engine;
  self.postMessage(line(event.data));
};
