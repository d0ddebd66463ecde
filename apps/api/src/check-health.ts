/** Ends with 0 when the product on this machine's `PORT` can serve, else with 1: the health check of the container image. */
const port = process.env['PORT'] ?? '3000';
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`, {
  signal: AbortSignal.timeout(4_000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
