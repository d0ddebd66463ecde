/** The local outbox: text messages are kept in the database and shown under /__dev/sms, where a newcomer finds the code. */
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { smsOutbox } from '../../db/schema.ts';
import type { Clock } from '../clock.ts';
import type { SmsPort } from './sms-port.ts';

export type OutboxSms = typeof smsOutbox.$inferSelect;

export const createOutboxSms = (db: Db, clock: Clock): SmsPort => ({
  send: async ({ id, to, text }) => {
    await db
      .insert(smsOutbox)
      .values({ id, toNumber: to, text, sentAt: new Date(clock()) })
      .onConflictDoNothing();
  },
});

const MOST_SHOWN = 200;

/** The newest messages, newest first. */
export const readSmsOutbox = (db: Db): Promise<OutboxSms[]> =>
  db.select().from(smsOutbox).orderBy(desc(smsOutbox.sentAt), desc(smsOutbox.id)).limit(MOST_SHOWN);
