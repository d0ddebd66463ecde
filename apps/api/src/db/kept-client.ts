/** A connection of its own for what lives as long as its session: a LISTEN, a lock. It is made again whenever it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig, setUpSession } from './connection.ts';
import type { DatabaseTarget } from './launcher.ts';

/**
 * How often it is asked over a network, in milliseconds, whether it is still there; with no answer until the next time it is not. Nothing else is
 * sent on a connection that only listens, so one that was lost without a word would be waited at for hours.
 */
export const ASK_MS = 10_000;

export interface KeptClient {
  close(): Promise<void>;
}

export interface KeptClientOptions {
  /** Makes a new session what it is for. When it fails the connection is closed and made again. */
  setUp(client: pg.Client): Promise<void>;
  /** Comes before each try to make it again. */
  prepare?: (() => Promise<void>) | undefined;
  onLost?: (() => void) | undefined;
  /** A connection that was lost is set up again. */
  onBack?: (() => void) | undefined;
  /** It could not be made again; the next try follows. */
  onFailure?: ((error: unknown) => void) | undefined;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** @throws what the first connection or its `setUp` throws; later failures are tried again until `close` */
export async function keepClient(
  target: DatabaseTarget,
  options: KeptClientOptions,
): Promise<KeptClient> {
  const closing = new AbortController();
  let current: pg.Client | undefined;
  let restoring: Promise<void> = Promise.resolve();

  const open = async () => {
    const client = new pg.Client(clientConfig(target));
    // What is lost is told by its end, which follows.
    client.on('error', () => undefined);
    current = client;
    try {
      await client.connect();
      if ('url' in target) keepAsking(client);
      await setUpSession(client);
      await options.setUp(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => {
      if (closing.signal.aborted) return;
      options.onLost?.();
      restoring = restore();
    });
  };

  const restore = async () => {
    for (let pause = FIRST_PAUSE_MS; !closing.signal.aborted; pause *= 2) {
      try {
        await options.prepare?.();
        await open();
        options.onBack?.();
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        options.onFailure?.(error);
      }
      await delay(Math.min(pause, LONGEST_PAUSE_MS), undefined, { signal: closing.signal }).catch(
        () => undefined,
      );
    }
  };

  await open();
  return {
    close: async () => {
      closing.abort();
      // A client that is ended while it connects never says that it did not: its try comes to an end first.
      await restoring;
      await current?.end();
    },
  };
}

/** Ends a connection that answers no more. */
function keepAsking(client: pg.Client): void {
  let isAnswered = true;
  const asking = setInterval(() => {
    // It waits for an answer, so it is cut off and not ended in order.
    if (!isAnswered) return void client.end();
    isAnswered = false;
    client.query('select 1').then(
      () => (isAnswered = true),
      () => undefined,
    );
  }, ASK_MS).unref();
  client.once('end', () => clearInterval(asking));
}
