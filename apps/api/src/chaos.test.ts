/**
 * Two processes over one database, 50 members who go on, and everything under them breaking. `npm run chaos` takes 60 seeds of a minute
 * each (docs/safety-proofs.md); `CHAOS_SEED` is the first of them.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { waitUntil } from './db/wait.ts';
import { Random } from './seed/random.ts';
import { openServices } from './services.ts';
import type { RunningServices } from './services.ts';
import { breakThings } from './testing/chaos/faults.ts';
import { checkAcknowledged, checkLater, unseenBy } from './testing/chaos/invariants.ts';
import { Listener } from './testing/chaos/listener.ts';
import { ChaosLoad } from './testing/chaos/load.ts';
import { startSystem } from './testing/chaos/system.ts';
import type { ChaosSystem } from './testing/chaos/system.ts';
import { ended } from './testing/product.ts';

const SEEDS = Number(process.env['CHAOS_SEEDS'] ?? 2);
const SECONDS = Number(process.env['CHAOS_SECONDS'] ?? 5);
const FIRST_SEED = Number(process.env['CHAOS_SEED'] ?? 1);
const isBench = process.env['CHAOS_SEEDS'] !== undefined;
const LISTENERS = 4;
/** They end what hangs. */
const SETTLE_MS = 180_000;

describe('everything breaks', () => {
  let system: ChaosSystem;
  let running: RunningServices;

  beforeAll(async () => {
    system = await startSystem();
    running = await openServices(readConfig({ ...system.env, LOG_LEVEL: 'silent' }));
    await running.services.jobs.start();
  });

  afterAll(async () => {
    await running.close();
    await system.server.stop();
  });

  it.each(Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index))(
    '[B03] and nothing that was acknowledged is lost, doubled or out of order (seed %i)',
    { timeout: (SECONDS + 60) * 1_000 + 2 * SETTLE_MS },
    async (seed) => {
      const { services } = running;
      const load = new ChaosLoad(system, new Random(seed));
      await load.arrive(services);
      if (system.processes.some(({ origin }) => origin === ''))
        await Promise.all(system.processes.map((one) => one.start()));
      const pids = system.processes.map(({ child }) => child.pid);

      const listeners = load.members.slice(0, LISTENERS).map((one) => new Listener(load, one));
      const listening = listeners.map((listener) => listener.listen());
      const living = load.live();
      const history = await breakThings(system, {
        seed,
        ms: SECONDS * 1_000,
        cut: () => load.cut(),
      }).finally(() => (load.isOver = true));
      const faults: string[] = [];
      const isSettled = await Promise.race([living.then(() => true), delay(SETTLE_MS, false)]);
      if (!isSettled) faults.push('calls are without an answer');
      faults.push(...load.faults);
      await waitUntil(() => listeners.every((one) => unseenBy(load, one).length === 0), {
        timeoutMs: SETTLE_MS / 3,
        what: 'those who listen',
      }).catch(() => undefined);
      for (const listener of listeners) {
        for (const id of unseenBy(load, listener))
          faults.push(`${listener.caller.id} has not seen message ${id}`);
        listener.close();
      }
      await Promise.all(listening);

      faults.push(...(await checkAcknowledged(services, system, load)));
      faults.push(...(await checkLater(services, load)));
      for (const [index, { child }] of system.processes.entries()) {
        if (child.exitCode !== null || child.signalCode !== null)
          faults.push(`process ${pids[index]} ended by itself`);
      }
      if (isBench) {
        process.stdout.write(
          `seed ${seed}: ${history.length} faults; ${load.messages.length} messages, ${load.ordered.size} orders, ` +
            `${load.likes.size} likes, ${load.photos.length} photos, ${load.signUps.size} sign-ups, ${load.left.length} deletions, ` +
            `${system.mail.taken.size} mails and ${system.push.delivered.length} notifications until now; ` +
            `answers ${JSON.stringify(Object.fromEntries(load.seen))}\n`,
        );
      }
      expect({ seed, faults, history: faults.length > 0 ? history : [] }).toEqual({
        seed,
        faults: [],
        history: [],
      });
      expect(load.messages.length).toBeGreaterThan(0);
    },
  );

  it('and both processes end in order', async () => {
    for (const { child } of system.processes) {
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
    }
  });
});
