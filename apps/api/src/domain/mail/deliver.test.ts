import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountTokens, mailQueue } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing.ts';
import type { Mail } from '../../ports/mail/mail-port.ts';
import { sha256 } from '../../secrets.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeMember } from '../../testing/members.ts';
import { deliverMail } from './deliver.ts';
import { queueMail } from './queue.ts';
import type { MailCause } from './queue.ts';

/** A mail that waits, for a mail server that does `send` before it accepts one. */
async function waitingMail(
  template: MailCause,
  send: (mail: Mail) => Promise<void>,
  database = createTestDatabase({ max: 6 }),
) {
  const mail = { send, close: async () => undefined };
  const { services } = await createTestApp({ mail, database: await database });
  const member = await makeMember(services);
  await services.db.transaction((tx) =>
    queueMail(services, tx, member, 'http://localhost:3000', template),
  );
  const [row] = await services.db.select().from(mailQueue);
  return { services, id: row!.id };
}

test('[S04] a mail that the mail server is long in accepting is sent once', async () => {
  const database = await createTestDatabase({ max: 6 });
  // As in the product, but for how long a transaction may stand still.
  database.pool.on('connect', (client) => {
    void client.query(`set idle_in_transaction_session_timeout = '2s'`);
  });
  let sent = 0;
  const { services, id } = await waitingMail(
    'passwordChanged',
    async () => {
      sent += 1;
      await services.db.execute(sql`select pg_sleep(3)`);
    },
    Promise.resolve(database),
  );
  await deliverMail(services, id);
  await deliverMail(services, id);
  expect(sent).toBe(1);
  const [mail] = await services.db.select().from(mailQueue);
  expect(mail).toMatchObject({ attempts: 0, lastError: null });
  expect(mail?.sentAt).not.toBeNull();
});

test('[S04] the link in a mail opens from the moment in which the mail server has it', async () => {
  let isThere = false;
  const { services, id } = await waitingMail('passwordReset', async ({ text }) => {
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    const hash = sha256(token);
    const found = await services.db
      .select()
      .from(accountTokens)
      .where(eq(accountTokens.tokenHash, hash));
    isThere = found.length > 0;
  });
  await deliverMail(services, id);
  expect(isThere).toBe(true);
});
