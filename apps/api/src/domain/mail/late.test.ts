import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataExports, mailQueue, members } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember, makePerson } from '../../testing/members.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { makeExport, requestExport } from '../export/archive-life.ts';
import { moderate } from '../moderation/command.ts';
import { decideAgainst } from '../moderation/decisions.ts';
import { deliverMail } from './deliver.ts';
import { queueMail } from './queue.ts';

const ORIGIN = 'http://localhost:3000';

/** An app whose mails wait until they are delivered by hand. */
async function setUp(storage = createMemoryStorage()) {
  const app = await createTestApp({ storage });
  const { db } = app.services;
  return {
    ...app,
    change: (id: string, values: Partial<typeof members.$inferInsert>) =>
      db.update(members).set(values).where(eq(members.id, id)),
    deliver: async () => {
      const before = app.mails.length;
      for (const { id } of await db.select().from(mailQueue).orderBy(mailQueue.id))
        await deliverMail(app.services, id);
      return app.mails.slice(before).map(({ to }) => to);
    },
    exported: async (memberId: string) => {
      const [row] = await db.select().from(dataExports).where(eq(dataExports.memberId, memberId));
      return row;
    },
  };
}

test('[B05] whose account was deleted after the copy was made gets no mail about it', async () => {
  const { services, change, deliver, exported } = await setUp();
  const member = await makeMember(services);
  const { id } = await services.db.transaction((tx) => requestExport(services, tx, member, ORIGIN));
  await makeExport(services, member.id, id);
  expect((await exported(member.id))?.status).toBe('ready');
  await change(member.id, { status: 'deleted' });
  expect(await deliver()).toEqual([]);
});

test('[B05] who deletes the account while the copy is made has none', async () => {
  const memory = createMemoryStorage();
  let whileStored = async () => Promise.resolve();
  const { services, change, deliver, exported } = await setUp({
    ...memory,
    put: async (name, content) => {
      await whileStored();
      await memory.put(name, content);
    },
  });
  const member = await makeMember(services);
  whileStored = async () => void (await change(member.id, { status: 'deleted' }));
  const { id } = await services.db.transaction((tx) => requestExport(services, tx, member, ORIGIN));
  await makeExport(services, member.id, id);
  expect(await exported(member.id)).toMatchObject({ status: 'failed', filename: null });
  expect(await deliver()).toEqual([]);
});

test('[B04] a mail about what is decided goes to the address that the member has by then', async () => {
  const { services, change, deliver } = await setUp();
  const member = await makeMember(services);
  const decision = { kind: 'warning', rule: 'money', facts: 'It was one.', by: 'kim' } as const;
  await services.db.transaction((tx) => decideAgainst(services, tx, member, decision));
  await change(member.id, { email: 'new@example.test' });
  expect(await deliver()).toEqual(['new@example.test']);
  // What comes back of it counts for this address.
  const [mail] = await services.db.select().from(mailQueue);
  expect(mail?.toAddress).toBe('new@example.test');
});

test('[N01] a bounce that is told before it is written down where the mail went is to be told again, and counts for the address that it went to', async () => {
  const mailWebhookSecret = 'a secret of the mail provider';
  const report = async (id: string) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/webhooks/mail',
      headers: { authorization: `Bearer ${mailWebhookSecret}` },
      payload: { event: 'bounce', message_id: `<${id}@velours.test>` },
    });
    answers.push(statusCode);
  };
  const answers: number[] = [];
  const { app, services } = await createTestApp({
    config: { mailWebhookSecret },
    // The provider calls before it has answered.
    mail: { send: ({ id }) => report(id), close: async () => undefined },
  });
  const member = await makeMember(services);
  const decision = { kind: 'warning', rule: 'money', facts: 'It was one.', by: 'kim' } as const;
  await services.db.transaction((tx) => decideAgainst(services, tx, member, decision));
  await services.db
    .update(members)
    .set({ email: 'new@example.test' })
    .where(eq(members.id, member.id));
  const [mail] = await services.db.select().from(mailQueue);
  await deliverMail(services, mail!.id);
  await report(mail!.id);
  expect(answers).toEqual([503, 204]);
  const [now] = await services.db.select().from(members).where(eq(members.id, member.id));
  expect(now?.notificationsDisabled).toEqual(['bounce']);
});

test('[S04] a mail about what opens the account stays with the address that it had', async () => {
  const { services, change, deliver } = await setUp();
  const member = await makeMember(services);
  await services.db.transaction((tx) => queueMail(services, tx, member, ORIGIN, 'passwordChanged'));
  await change(member.id, { email: 'thief@example.test' });
  expect(await deliver()).toEqual([member.email]);
});

test.each(['deleted', 'banned'] as const)(
  '[B04] who is %s by then is not told what came of a report',
  async (status) => {
    const app = await setUp();
    const [anna, bram] = [await makePerson(app), await makePerson(app)];
    const client = await clientOf(app, anna.member);
    const report = { kind: 'member', profile: bram.member.id, reason: 'money', text: 'Asks.' };
    const { reference } = (await client.post('report.php', report)).json().report;
    const verdict = ['--reason', 'Nothing was found.', '--by', 'kim'];
    await app.deliver();
    await moderate(app.services, ['reports', 'dismiss', reference, ...verdict]);
    await app.change(anna.member.id, { status });
    expect(await app.deliver()).toEqual([]);
  },
);
