/** What breaks while the members go on: chosen, timed and dosed by a seed, on several things at once, each healed before it breaks again. */
import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../seed/random.ts';
import { databasePids, killDatabase, signalAll } from '../product.ts';
import type { ProviderTrouble } from '../provider-trouble.ts';
import { ROLE } from './system.ts';
import type { ChaosProcess, ChaosSystem } from './system.ts';

const BEHIND_MS = -20_000;
const PAUSE_MS = [400, 2_500] as const;
const FAULT_MS = [500, 2_500] as const;

interface Fault {
  readonly name: string;
  /** Breaks it for so long, and mends it. */
  run(ms: number, random: Random): Promise<void>;
}

const held = async (begin: () => void, ms: number, end: () => void) => {
  begin();
  await delay(ms);
  end();
};

function databaseFaults({ server, databaseDir, database }: ChaosSystem): readonly Fault[] {
  return [
    {
      name: 'database killed',
      run: async (ms, random) => {
        await killDatabase(databaseDir, random.chance(0.5));
        await delay(ms);
        await server.restart();
      },
    },
    {
      name: 'database out of connections',
      run: async (ms) => {
        await database.pool.query(`alter role ${ROLE} connection limit 1`);
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${ROLE}'`,
        );
        await delay(ms);
        await database.pool.query(`alter role ${ROLE} connection limit -1`);
      },
    },
    {
      name: 'database restarted',
      run: async () => {
        await server.stop();
        await server.restart();
      },
    },
    {
      name: 'database paused',
      run: async (ms) => {
        const pids = await databasePids(databaseDir);
        await held(
          () => signalAll(pids, 'SIGSTOP'),
          ms,
          () => signalAll(pids, 'SIGCONT'),
        );
      },
    },
  ];
}

function processFaults(one: ChaosProcess, name: string): readonly Fault[] {
  const lasting = (what: string, conditions: Parameters<ChaosProcess['set']>[0]): Fault => ({
    name: `${name} ${what}`,
    run: (ms) =>
      held(
        () => one.set(conditions),
        ms,
        () => one.set({}),
      ),
  });
  return [
    {
      name: `${name} killed`,
      run: async (ms) => {
        await one.kill();
        await delay(ms);
        await one.start();
      },
    },
    lasting('20 s behind', { clockMs: BEHIND_MS }),
    {
      name: `${name} paused`,
      run: (ms) =>
        held(
          () => one.child.kill('SIGSTOP'),
          ms,
          () => one.child.kill('SIGCONT'),
        ),
    },
    lasting('without room on its disk', { isDiskFull: true }),
  ];
}

function providerFaults(name: string, provider: { trouble: ProviderTrouble | null }) {
  return (['away', 'wrong', 'slow'] as const).map((trouble): Fault => ({
    name: `${name} ${trouble}`,
    run: (ms) =>
      held(
        () => (provider.trouble = trouble),
        ms,
        () => (provider.trouble = null),
      ),
  }));
}

/** What happened, with the milliseconds since the start, for whoever reads a failure. */
export type History = string[];

/**
 * Breaks things for so many milliseconds, and is done when all are mended. A short run meets some of the faults, the run of the next
 * seed the next ones.
 * @param cut ends the connections of the members
 */
export async function breakThings(
  system: ChaosSystem,
  options: {
    readonly seed: number;
    readonly ms: number;
    readonly cut: () => void;
  },
): Promise<History> {
  const begin = performance.now();
  const since = () => Math.round(performance.now() - begin);
  const history: History = [];
  const { seed } = options;

  const lane = async (faults: readonly Fault[], index: number) => {
    // Its own numbers, so that what it does does not hang on how long others take.
    const random = new Random(100 * seed + index);
    // In a short run two or three of them.
    for (let turn = 2 * (seed - 1); ; turn += 1) {
      await delay(random.int(...PAUSE_MS));
      if (since() > options.ms) return;
      const fault = faults[turn % faults.length];
      const from = since();
      await fault?.run(random.int(...FAULT_MS), random);
      history.push(`${from} to ${since()}: ${fault?.name}`);
    }
  };

  const [first, second] = system.processes;
  if (first === undefined || second === undefined) throw new Error('two processes are needed');
  const ofSecond = processFaults(second, 'second process');
  const cuts: Fault = { name: 'connections cut', run: async () => options.cut() };
  const lanes = [
    databaseFaults(system),
    processFaults(first, 'first process'),
    [...ofSecond.slice(2), ...ofSecond.slice(0, 2)],
    providerFaults('bank', system.bank),
    providerFaults('mail server', system.mail),
    providerFaults('push service', system.push),
    [cuts],
  ];
  await Promise.all(lanes.map(lane));
  return history.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
