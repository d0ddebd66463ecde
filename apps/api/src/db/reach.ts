/** The database for a command that works beside the server, or without it. */
import type { Config } from '../config.ts';
import { launchEmbedded } from './launcher.ts';
import type { DatabaseTarget } from './launcher.ts';

export interface Reached {
  readonly target: DatabaseTarget;
  stop(): Promise<void>;
}

/** The database of the running server, or one started for as long as this takes. */
export async function reachDatabase(config: Config): Promise<Reached> {
  if (config.databaseUrl !== undefined) {
    return { target: { url: config.databaseUrl }, stop: async () => undefined };
  }
  const server = await launchEmbedded({ dataDir: config.dataDir });
  const stop = async () => (server.adopted ? undefined : server.stop());
  return { target: server.target('velours'), stop };
}
