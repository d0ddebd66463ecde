import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accountTokens, mailQueue, members } from '../../db/schema.ts';
import { createTestDatabase } from '../../db/testing.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { MailRefused } from '../../ports/mail/mail-port.ts';
import type { Mail } from '../../ports/mail/mail-port.ts';
import { MAIL_LOOKS, PLAIN_LOOK } from '../../ports/mail/looks.gen.ts';
import { discreetEnvelope } from '../../ports/mail/render.ts';
import { sha256 } from '../../secrets.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeMember } from '../../testing/members.ts';
import { longestWait } from '../activation/tidy.ts';
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

test.each([
  [true, 'is over, and counts as come back'],
  [false, 'waits for an operator'],
])(
  '[N01] a mail that is refused for good (%s: the address) is not sent again at once: it %s',
  async (isAddress) => {
    let tries = 0;
    const { services, id } = await waitingMail('passwordChanged', async () => {
      tries += 1;
      throw new MailRefused('550', { isAddress });
    });
    const error = vi.spyOn(services.log, 'error');
    await deliverMail(services, id);
    expect(error).toHaveBeenCalledTimes(isAddress ? 0 : 1);
    const [mail] = await services.db.select().from(mailQueue);
    expect(mail).toMatchObject({ attempts: 1, lastError: 'MailRefused: 550' });
    expect(mail?.sentAt === null).toBe(!isAddress);
    const [member] = await services.db.select().from(members);
    expect(member?.notificationsDisabled).toEqual(isAddress ? ['bounce'] : []);
    // The sweep's next try.
    await deliverMail(services, id);
    expect(tries).toBe(isAddress ? 1 : 2);
  },
);

test('[B09] the owner of an address is discreet where a stranger signs up with it, too, and reads their own language', async () => {
  const { services, mails } = await createTestApp();
  const owner = await makeMember(services, { discreet: true, language: 'nl' });
  const stranger = { status: 'not_confirmed', language: 'de', email: owner.email } as const;
  const signedUp = await makeMember(services, stranger);
  await services.db.transaction((tx) =>
    queueMail(services, tx, signedUp, 'http://localhost:3000', 'activation'),
  );
  const [row] = await services.db.select().from(mailQueue);
  await deliverMail(services, row!.id);
  const { subject, sender } = await discreetEnvelope('nl');
  expect(mails.map((mail) => [mail.subject, mail.from.name])).toEqual([[subject, sender]]);
  expect(mails[0]?.html).toContain(`background: ${PLAIN_LOOK.light.fill}`);
});

test('[N06] an answer to a mail goes to the support of the site', async () => {
  const { services, mails } = await createTestApp({ settings: { support_email: 'help@x.test' } });
  const member = await makeMember(services);
  await services.db.transaction((tx) =>
    queueMail(services, tx, member, 'http://localhost:3000', 'passwordChanged'),
  );
  const [row] = await services.db.select().from(mailQueue);
  await deliverMail(services, row!.id);
  expect(mails.map(({ replyTo }) => replyTo)).toEqual(['help@x.test']);
});

test('[N06] a mail comes from the address of its brand, and wears its theme; one to a member in discreet mode comes from that of all, and wears none', async () => {
  const { services, mails } = await createTestApp({ settings: { mail_from: 'post@she.test' } });
  for (const discreet of [false, true]) {
    const member = await makeMember(services, { discreet });
    await services.db.transaction((tx) =>
      queueMail(services, tx, member, 'http://she.localhost:3000', 'passwordChanged'),
    );
  }
  for (const { id } of await services.db.select().from(mailQueue).orderBy(mailQueue.id))
    await deliverMail(services, id);
  expect(mails.map(({ from }) => from)).toEqual([
    { name: 'Velours She', address: 'post@she.test' },
    { name: (await discreetEnvelope('en')).sender, address: services.config.mailFrom },
  ]);
  for (const [index, { light }] of [MAIL_LOOKS.she, PLAIN_LOOK].entries())
    expect(mails[index]?.html).toContain(`background: ${light.fill}`);
});

test('[D04] how long the oldest mail waits is known, but for one that is not tried any more', async () => {
  const { services, clock } = await createTestApp();
  const member = await makeMember(services);
  const queue = () =>
    services.db.transaction((tx) =>
      queueMail(services, tx, member, 'http://localhost:3000', 'passwordChanged'),
    );
  expect(await longestWait(services)).toBe(0);
  await queue();
  clock.advance(HOUR_MS);
  await queue();
  expect(await longestWait(services)).toBe(3600);
  clock.advance(72 * HOUR_MS - 1000);
  expect(await longestWait(services)).toBe(72 * 3600 - 1);
  await services.db.update(mailQueue).set({ sentAt: new Date(clock()) });
  expect(await longestWait(services)).toBe(0);
});
