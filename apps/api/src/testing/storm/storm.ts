/**
 * Random money operations of many at once over a few wallets: what each operation was answered is kept beside the
 * server, and the ledger is looked at all the while. What is wrong is returned, so that a test can ask for nothing, or for something.
 */
import { eq } from 'drizzle-orm';
import { connect } from '../../db/connection.ts';
import { wallets } from '../../db/schema.ts';
import { auditLedger } from '../../domain/credits/audit.ts';
import { verifyLedger } from '../../domain/credits/verify.ts';
import { Random } from '../../seed/random.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../client.ts';
import { clientOf, makeMember } from '../members.ts';

export interface StormMember {
  readonly id: string;
  readonly client: Client;
  /** Orders that were paid, oldest first: what can be given back. */
  readonly paid: PaidOrder[];
  /** Payment method kept with an earlier order. */
  savedMethod: string | null;
  /** Credits by what the server has acknowledged. */
  expected: number;
}

export interface PaidOrder {
  readonly id: string;
  readonly credits: number;
}

/** What an operation knows. */
export interface StormContext {
  readonly test: TestApp;
  readonly members: readonly StormMember[];
  readonly random: Random;
}

export interface StormOperation {
  readonly name: string;
  /** How often it is chosen, relative to the others. */
  readonly weight: number;
  /**
   * Does it once for the member.
   * @returns the change of the wallet that was acknowledged, and how it went in a word
   * @throws for an answer that is none of the operation's
   */
  run(context: StormContext, member: StormMember): Promise<readonly [change: number, word: string]>;
}

export interface StormOptions {
  readonly seed: number;
  readonly operations: readonly StormOperation[];
  readonly count: number;
  /** Operations under way at a time. */
  readonly callers: number;
  readonly members?: number;
  readonly credits?: number;
}

export interface StormReport {
  /** Empty when the money is right. */
  readonly faults: readonly string[];
  /** How often each operation went which way. */
  readonly counted: Readonly<Record<string, number>>;
  /** Looks at the whole ledger while operations ran. */
  readonly audits: number;
}

/** The whole ledger is read each time so many operations more are done. */
const OPERATIONS_PER_AUDIT = 20;
/** Faults worth reading; more of the same say nothing new. */
const MOST_FAULTS = 20;

export async function runStorm(test: TestApp, options: StormOptions): Promise<StormReport> {
  const members = await Promise.all(
    Array.from({ length: options.members ?? 12 }, () => newcomer(test, options.credits ?? 40)),
  );
  const random = new Random(options.seed);
  const table = options.operations.flatMap((one) => Array<StormOperation>(one.weight).fill(one));
  const faults: string[] = [];
  const counted: Record<string, number> = {};
  const blame = (fault: string) => void (faults.length < MOST_FAULTS && faults.push(fault));
  let started = 0;
  let done = 0;
  let wake = (): void => undefined;
  /** Resolves when so many operations are done, or all. */
  const reached = async (number: number) => {
    while (done < Math.min(number, options.count))
      await new Promise<void>((resolve) => (wake = resolve));
  };

  const caller = async () => {
    while (started < options.count) {
      started += 1;
      const operation = random.pick(table);
      const member = random.pick(members);
      // Its own numbers, so that what it does does not hang on who else runs.
      const own = new Random(random.int(0, 2 ** 31));
      const way = await operation.run({ test, members, random: own }, member).then(
        ([change, word]) => {
          member.expected += change;
          return word;
        },
        (error: Error) => {
          blame(`${operation.name}: ${error.message}`);
          return 'failed';
        },
      );
      const name = `${operation.name} ${way}`;
      counted[name] = (counted[name] ?? 0) + 1;
      done += 1;
      wake();
    }
  };

  // Its own connection: it looks also while all others are taken.
  const watcher = connect(test.services.database.target, { max: 1 });
  let audits = 0;
  const watch = async () => {
    while (done < options.count) {
      await reached(audits * OPERATIONS_PER_AUDIT);
      const { total, unbalanced, wrongWallets } = await auditLedger(watcher.db);
      audits += 1;
      if (total !== 0) blame(`look ${audits}: the ledger sums to ${total}`);
      for (const id of unbalanced) blame(`look ${audits}: transaction ${id} is not balanced`);
      for (const id of wrongWallets) blame(`look ${audits}: the wallet of ${id} is wrong`);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: options.callers }, caller)]);

  const { isSound, lines } = await verifyLedger(watcher.db);
  if (!isSound) for (const line of lines) blame(`at the end: ${line}`);
  for (const { id, expected } of members) {
    const [wallet] = await watcher.db.select().from(wallets).where(eq(wallets.memberId, id));
    if (wallet?.balance !== expected)
      blame(`at the end: ${id} has ${wallet?.balance}, acknowledged were ${expected}`);
  }
  await watcher.end();
  return { faults, counted, audits };
}

async function newcomer(test: TestApp, credits: number): Promise<StormMember> {
  const member = await makeMember(test.services, { credits, signupDate: new Date(0) });
  const client = await clientOf(test, member);
  return { id: member.id, client, paid: [], savedMethod: null, expected: credits };
}
