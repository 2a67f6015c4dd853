/** One desk of the lab in a worker: it gets the compiled bundle, then answers lines in the order they come. */

import { unloaded } from './load.ts';

interface Glue {
  initSync: (from: { module: WebAssembly.Module }) => unknown;
  Lab: new () => { line: (text: string) => string };
}
export interface Hired { game: string; module: WebAssembly.Module }

const glues = import.meta.glob<Glue>(['../../wasm/lab/*.js']);
let desk: Promise<InstanceType<Glue['Lab']>> | null = null;

async function set({ game, module }: Hired): Promise<InstanceType<Glue['Lab']>> {
  const glue = glues[`../../wasm/lab/lab-${game}.js`];
  if (!glue) throw new Error(`The lab of ${game} is missing here.`);
  const { initSync, Lab } = await glue().catch(() => {
    throw unloaded(`The lab of “${game}”`, `lab-${game}.js`, navigator.onLine !== false);
  });
  initSync({ module });
  return new Lab();
}

self.onmessage = ({ data }: MessageEvent<Hired | string>) => {
  if (typeof data !== 'string') {
    desk = set(data);
    return;
  }
  const answer = async (): Promise<string> => {
    if (!desk) throw new Error('The desk has not been set.');
    return (await desk).line(data);
  };
  // A failure here becomes an error of the worker, so that the page hears of it.
  void answer().then((line) => self.postMessage(line), (failure: unknown) => setTimeout(() => { throw failure; }));
};
