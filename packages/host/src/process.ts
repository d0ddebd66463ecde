/** How a program begins to listen and ends. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { StartError } from './start-error.ts';

/** How long the whole stop may take after an error that nobody caught. */
const FAULT_PATIENCE_MS = 10_000;

/** Listens, and answers the port: the one that was found where 0 was asked for. @throws StartError */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<HostConfig, 'host' | 'port'>,
): Promise<number> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw listenError(error, { port, host });
  });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function listenError(error: unknown, { port, host }: Pick<HostConfig, 'host' | 'port'>): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`HOST must be an address of this machine, not "${host}" (${code}).`);
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use; stop what uses it or set PORT to another one.`);
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user; set PORT to another one.`);
  return error;
}

/**
 * SIGTERM and SIGINT end the process when everything is closed; a second one at once. So does an error that nobody caught, since what it
 * left behind is unknown: it is logged, and the process ends with 1.
 */
export function stopInOrder(
  log: FastifyBaseLogger,
  close: () => Promise<void>,
  fail: (error: unknown) => never,
): void {
  let isStopping = false;
  const stop = (code: number) => {
    isStopping = true;
    close().then(
      () => process.exit(code),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (isStopping ? process.exit(1) : stop(0)));
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      if (isStopping) return;
      setTimeout(() => process.exit(1), FAULT_PATIENCE_MS).unref();
      stop(1);
    });
  }
}
