/**
 * A stop in order. Fastify takes no new connection then and ends those that are idle; what is being answered gets its whole answer, on a
 * connection that says that it closes after it, and what does not come to an end is cut.
 */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** @param patienceMs how long a stop waits for answers */
export function registerStop(app: FastifyInstance, patienceMs: number): void {
  const answering = new Set<ServerResponse>();
  let isStopping = false;
  let haveEnded: () => void = () => undefined;

  app.addHook('onRequest', async (_request, { raw }) => {
    answering.add(raw);
    raw.once('close', () => {
      answering.delete(raw);
      if (!isStopping) return;
      if (answering.size === 0) haveEnded();
      // Its head was sent before the stop: it said that the connection stays.
      setImmediate(() => app.server.closeIdleConnections());
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const response of answering) response.shouldKeepAlive = false;
    const cut = setTimeout(() => {
      for (const response of answering) response.destroy();
      // Where nothing was asked, or not to its end; Node.js waits for those, and checks no time once it is closing.
      app.server.closeAllConnections();
    }, patienceMs);
    // What it would cut keeps the process alive.
    cut.unref();
    app.server.once('close', () => clearTimeout(cut));
  });
  const ended = new Promise<void>((resolve) => (haveEnded = resolve));
  // On `localhost` Fastify has a second server, for which its own close does not wait.
  app.addHook('onClose', async () => {
    if (answering.size === 0) haveEnded();
    await ended;
  });
}
