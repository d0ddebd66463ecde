/** What Node is told wherever it serves. */
export const SERVING_FLAGS = [
  // Left alone, V8 takes its young generation by the size of the machine, fills it while the modules load and keeps it: 128 MB where a
  // server that serves needs a quarter (docs/safety-proofs.md).
  '--max-semi-space-size=16',
];

/** What Node is told where it runs the server. */
const NODE_FLAGS = [
  ...SERVING_FLAGS,
  '--import',
  new URL('src/resolve-once.mjs', import.meta.url).href,
];

export default NODE_FLAGS;
