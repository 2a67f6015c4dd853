/** The worker's side of the bridge: an engine of its own, answering lines in the order they come. */
const engine = import('../wasm/firing_arc.js').then(async (module) => {
  await module.default();
  return new module.Referee();
});

self.onmessage = async (event: MessageEvent<string>) => {
  const inner = await engine;
  self.postMessage(inner.line(event.data));
};
