/** What has to hold when everything is mended: by what was acknowledged, by the books, and by what lies on the disk. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import {
  accountDeletions,
  conversations,
  likesGiven,
  likesReceived,
  mailQueue,
  members,
  messages,
  orders,
  pendingFiles,
  photos,
  pushSubscriptions,
} from '../../db/schema.ts';
import { balanceOf } from '../../domain/credits/ledger.ts';
import { verifyLedger } from '../../domain/credits/verify.ts';
import { REACTIVATION_MS } from '../../domain/deletion/delete.ts';
import { eraseDue } from '../../domain/deletion/erase.ts';
import { ownFilesOf } from '../../domain/photos/files.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { CREDITS, SUBSCRIBERS } from './load.ts';
import type { ChaosLoad } from './load.ts';
import type { Listener } from './listener.ts';
import type { ChaosSystem } from './system.ts';

const MESSAGE_CREDITS = 10;
const ORDER_CREDITS = 100;

/** Collects what does not hold. */
class Verdict {
  readonly faults: string[] = [];

  /** Both hold the same, each once. */
  same(what: string, stored: readonly string[], acknowledged: readonly string[]): void {
    const [kept, told] = [new Set(stored), new Set(acknowledged)];
    for (const one of told) if (!kept.has(one)) this.faults.push(`${what} lost: ${one}`);
    for (const one of kept) if (!told.has(one)) this.faults.push(`${what} of nobody: ${one}`);
    if (kept.size < stored.length) this.faults.push(`${what} twice`);
  }

  holds(what: string, condition: boolean): void {
    if (!condition) this.faults.push(what);
  }
}

/** Nothing acknowledged is lost, nothing is there twice, and the order is that of the acknowledgements. */
export async function checkAcknowledged(
  { db }: Services,
  system: ChaosSystem,
  load: ChaosLoad,
): Promise<readonly string[]> {
  const verdict = new Verdict();
  const everybody = [...load.members, ...load.leavers].map(({ id }) => id);

  const stored = await db.select().from(messages).where(inArray(messages.sender, everybody));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  verdict.same('message', idsOf(stored), idsOf(load.messages));
  verdict.same(
    'message of its key',
    stored.map((row) => row.idempotencyKey ?? ''),
    [...new Set(stored.map((row) => row.idempotencyKey ?? ''))],
  );
  const last = new Map<string, number>();
  for (const { sender, conversation, position, id } of load.messages) {
    const before = last.get(`${sender} ${conversation}`) ?? 0;
    verdict.holds(`message ${id} stands before one acknowledged earlier`, position > before);
    last.set(`${sender} ${conversation}`, position);
  }
  const places = Map.groupBy(stored, ({ conversationId }) => conversationId);
  for (const { id, lastPosition } of await db.select().from(conversations)) {
    const positions = places.get(id)?.map(({ position }) => position);
    if (positions === undefined) continue;
    const isDense = positions.toSorted((a, b) => a - b).every((one, index) => one === index + 1);
    verdict.holds(`conversation ${id} has gaps`, isDense && lastPosition === positions.length);
  }

  const pairs = (rows: readonly { memberId: string; otherId: string }[]) =>
    rows.map(({ memberId, otherId }) => `${memberId} ${otherId}`);
  const given = await db.select().from(likesGiven).where(inArray(likesGiven.memberId, everybody));
  verdict.same('like', pairs(given), [...load.likes]);
  const received = await db
    .select({ memberId: likesReceived.otherId, otherId: likesReceived.memberId })
    .from(likesReceived)
    .where(inArray(likesReceived.otherId, everybody));
  verdict.same('like received', pairs(received), [...load.likes]);

  const uploaded = await db.select().from(photos).where(inArray(photos.memberId, everybody));
  verdict.same('photo', idsOf(uploaded), idsOf(load.photos));

  const emails = [...load.signUps.keys()];
  const newcomers = await db.select().from(members).where(inArray(members.email, emails));
  verdict.same('sign-up', idsOf(newcomers), [...load.signUps.values()]);
  await checkMails(db, system, verdict, idsOf(newcomers));

  const subscribed = load.members.slice(0, SUBSCRIBERS).map(({ id }) => id);
  const browsers = await db
    .select({ memberId: pushSubscriptions.memberId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.memberId, subscribed));
  // A push service in trouble says of no browser that it is gone.
  verdict.same(
    'subscription',
    browsers.map(({ memberId }) => memberId),
    subscribed,
  );

  const ordered = await db.select().from(orders).where(inArray(orders.memberId, everybody));
  verdict.same(
    'order',
    ordered.map(({ id, status }) => `${id} ${status}`),
    [...load.ordered].map(([id, { end }]) => `${id} ${end ?? 'pending'}`),
  );
  for (const { id } of load.members) {
    const paid = ordered.filter((row) => row.memberId === id && row.status === 'completed').length;
    const written = stored.filter(({ sender }) => sender === id).length;
    const expected = CREDITS + ORDER_CREDITS * paid - MESSAGE_CREDITS * written;
    const balance = await balanceOf(db, id);
    verdict.holds(`${id} has ${balance} credits, not ${expected}`, balance === expected);
  }
  const { isSound, lines } = await verifyLedger(db);
  verdict.holds(lines.join('; '), isSound);
  return verdict.faults;
}

/** Each newcomer's mail was taken by the mail server, or a job still tries. */
async function checkMails(
  db: Services['db'],
  { mail }: ChaosSystem,
  verdict: Verdict,
  newcomers: readonly string[],
): Promise<void> {
  const queued = await db
    .select()
    .from(mailQueue)
    .where(inArray(mailQueue.memberId, [...newcomers]));
  verdict.same(
    'mail',
    queued.map(({ memberId }) => memberId),
    newcomers,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select data->>'mail' as id from jobs.job where state in ('created', 'retry', 'active')`);
  const waiting = new Set(rows.map(({ id }) => id));
  for (const { id, sentAt } of queued) {
    const isTaken = mail.taken.has(id);
    verdict.holds(`mail ${id} is lost`, sentAt === null ? waiting.has(id) || isTaken : isTaken);
  }
}

/** Who listens has seen every message that was acknowledged, theirs and to them. */
export const unseenBy = (load: ChaosLoad, { caller, seen }: Listener): readonly string[] =>
  load.messages
    .filter(({ sender, recipient }) => sender === caller.id || recipient === caller.id)
    .filter(({ id }) => !seen.has(id))
    .map(({ id }) => id);

/** Fifteen days later: files and rows agree, and nothing but what has to stay names a member who was erased. */
export async function checkLater(services: Services, load: ChaosLoad): Promise<readonly string[]> {
  const verdict = new Verdict();
  const { db, clock, config } = services;
  const later = { ...services, clock: () => clock() + REACTIVATION_MS + DAY_MS };
  // One that is running goes by itself (`Jobs.forget`): what a killed process had taken is given to another a minute or two after.
  const { rows: running } = await db.execute<{ id: string }>(
    sql`select id from jobs.job where state = 'active'`,
  );
  const isRunning = new Set(running.map((job) => job.id));
  await sweep(later);
  await eraseDue(later);

  const left = await db
    .select()
    .from(accountDeletions)
    .where(inArray(accountDeletions.memberId, load.left));
  const erased = left.filter(({ erasedAt }) => erasedAt !== null);
  verdict.same(
    'erasure',
    erased.map(({ memberId }) => memberId),
    load.left,
  );
  for (const id of load.left) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from jobs.job where state <> 'active' and concat(data, output) like ${`%${id}%`}`);
    const held = rows.filter((job) => !isRunning.has(job.id));
    verdict.holds(`${held.length} jobs hold ${id}, who is erased`, held.length === 0);
  }

  verdict.holds('files are still pending', (await db.select().from(pendingFiles)).length === 0);
  const named = (await db.select().from(photos)).flatMap(ownFilesOf);
  verdict.same('file', filesIn(path.join(config.dataDir, 'photos')), named);
  return verdict.faults;
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    : [];
