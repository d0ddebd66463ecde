/** The local outbox: mails are kept in the database and shown under /__dev/mail, where a newcomer can open their links. */
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { mailOutbox } from '../../db/schema.ts';
import type { Clock } from '../clock.ts';
import type { MailPort } from './mail-port.ts';

export type OutboxMail = typeof mailOutbox.$inferSelect;

export function createOutboxMail(db: Db, clock: Clock): MailPort {
  return {
    send: async (mail) => {
      await db
        .insert(mailOutbox)
        .values({
          id: mail.id,
          toAddress: mail.to,
          fromAddress: `${mail.from.name} <${mail.from.address}>`,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          oneClick: mail.oneClick ?? null,
          sentAt: new Date(clock()),
        })
        .onConflictDoNothing();
    },
    close: async () => undefined,
  };
}

const MOST_SHOWN = 200;

/** The newest mails, newest first. */
export function readOutbox(db: Db): Promise<OutboxMail[]> {
  return db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.sentAt), desc(mailOutbox.id))
    .limit(MOST_SHOWN);
}

/** @param id as it stands in an address: one that is no id finds nothing */
export async function findInOutbox(db: Db, id: string): Promise<OutboxMail | undefined> {
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.id}::text = ${id}`);
  return mail;
}
