/** What sign-ups leave behind: mails that could not be sent, and links and mails that are long over. */
import { and, asc, gt, isNull, lt, lte, min } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { deleteFree } from '../../db/delete-free.ts';
import { activationTokens, mailOutbox, mailQueue, smsOutbox } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { MAIL_JOB } from '../mail/queue.ts';

/** The job queue itself has given a mail up by then. */
const GIVEN_UP_MS = HOUR_MS;
/** A mail server that is away this long is someone's task. */
const HOPELESS_MS = 72 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
/** What is in the local outboxes names members to each other: no longer than a deleted account can be taken back. */
const OUTBOX_KEPT_MS = 14 * DAY_MS;

/** As many are tried again an hour: those that were tried least come first, so that none is kept waiting by what nobody takes. */
const MOST_AT_ONCE = 5000;

/** Queues again what the mail server did not take for an hour; once, however many processes do it. */
export async function requeueMails(services: Services): Promise<number> {
  const now = services.clock();
  const waiting = await services.db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(
      and(
        isNull(mailQueue.sentAt),
        lte(mailQueue.createdAt, new Date(now - GIVEN_UP_MS)),
        gt(mailQueue.createdAt, new Date(now - HOPELESS_MS)),
      ),
    )
    .orderBy(asc(mailQueue.attempts), asc(mailQueue.createdAt))
    .limit(MOST_AT_ONCE);
  for (const { id } of waiting)
    await services.jobs.send(services.db, MAIL_JOB, { mail: id }, { onceAnHour: id });
  return waiting.length;
}

/** For how many seconds the mail that waits longest has not been taken, of those that are still tried; 0 where none waits. */
export async function longestWait({ db, clock }: Services): Promise<number> {
  const [waiting] = await db
    .select({ since: min(mailQueue.createdAt) })
    .from(mailQueue)
    .where(and(isNull(mailQueue.sentAt), gt(mailQueue.createdAt, new Date(clock() - HOPELESS_MS))));
  const since = waiting?.since ?? null;
  return since === null ? 0 : Math.max(0, clock() - since.getTime()) / 1000;
}

/** Addresses and links are kept no longer than somebody may ask about them. */
export async function forgetMails(services: Services): Promise<void> {
  const limit = new Date(services.clock() - KEPT_MS);
  await deleteFree(services.db, mailQueue, lt(mailQueue.createdAt, limit));
  const outboxLimit = new Date(services.clock() - OUTBOX_KEPT_MS);
  await services.db.delete(mailOutbox).where(lte(mailOutbox.sentAt, outboxLimit));
  await services.db.delete(smsOutbox).where(lte(smsOutbox.sentAt, outboxLimit));
  await services.db.delete(activationTokens).where(lt(activationTokens.createdAt, limit));
}
