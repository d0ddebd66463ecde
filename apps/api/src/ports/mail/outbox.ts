/** The local outbox: mails are kept in the database and shown under /__dev/mail, where a newcomer can open their links. */
import { desc } from 'drizzle-orm';
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

/** The newest mails, newest first. */
export function readOutbox(db: Db, limit = 200): Promise<OutboxMail[]> {
  return db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.sentAt), desc(mailOutbox.id))
    .limit(limit);
}
