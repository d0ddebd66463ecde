/** Calls of one account at once: the second waits for the first, whichever it is, and neither is refused because both waited in a circle. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../db/connection.ts';
import { mailReports, members, orders, paymentReferences } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/members.ts';
import type { Person } from '../../testing/members.ts';
import { eraseByOrder } from '../deletion/delete.ts';
import { startPayment } from '../payments/start.ts';
import { settle } from '../payments/settle.ts';
import { ORDER, paymentOf } from '../../testing/orders.ts';
import { disableMails } from '../notifications/disabling.ts';
import { holdMember } from './hold.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';

/** What is done at the same time; answers the status, or what it was told. */
type Act = () => Promise<unknown>;

describe('two calls of one account at once', async () => {
  const test = await createTestApp();
  const { services, mails } = test;
  const { db } = services;
  const passwordHash = await hashPassword(PASSWORD);

  const waiting = async () =>
    (
      await db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rowCount;

  /** Begins the second once the first waits for what is held, until both wait. @param hold @default the member */
  async function together(
    { member }: Person,
    first: Act,
    second: Act,
    hold = (tx: Tx): Promise<unknown> => holdMember(tx, member.id),
  ): Promise<unknown[]> {
    const done = await db.transaction(async (tx) => {
      await hold(tx);
      const outcomes = [first()];
      await expect.poll(waiting).toBe(1);
      outcomes.push(second());
      await expect.poll(waiting).toBe(2);
      // Not waited for: they end after this transaction.
      return { outcomes };
    });
    return Promise.all(done.outcomes);
  }

  const status = async (call: ReturnType<Person['client']['post']>) => (await call).statusCode;

  async function tokenOf(page: string, to: string): Promise<string> {
    await test.jobs.runAll();
    const mail = mails.findLast((one) => one.to === to && one.text.includes(`/${page}?token=`));
    const [, token] = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '') ?? [];
    if (token === undefined) throw new Error(`no mail with /${page} to ${to}`);
    return token;
  }

  const setPassword =
    ({ client }: Person): Act =>
    () =>
      status(client.post('password.php', { current: PASSWORD, password: 'another one' }));

  /** Of a change to another address that the member has asked for. */
  async function confirming({ client, member }: Person): Promise<Act> {
    const email = `new-${member.id}@new.test`;
    await client.post('mail-change.php', { email, password: PASSWORD });
    const token = await tokenOf('mail-change/do', email);
    return () => status(test.client().post('mail-change-confirm.php', { token }));
  }

  async function resetting({ member: { email } }: Person): Promise<Act> {
    await test.client().post('reset-password.php', { email });
    const token = await tokenOf('reset-password/do', email);
    const body = { token, password: 'by the link of a mail' };
    return () => status(test.client().post('reset-password-confirm.php', body));
  }

  const person = () => makePerson(test, { passwordHash });

  it('[A01] a new password gives the change of the address up, or comes after it', async () => {
    const one = await person();
    expect(await together(one, setPassword(one), await confirming(one))).toEqual([200, 410]);
    const other = await person();
    expect(await together(other, await confirming(other), setPassword(other))).toEqual([200, 200]);
  });

  it('[A01] a new password ends the link to another one', async () => {
    const one = await person();
    expect(await together(one, setPassword(one), await resetting(one))).toEqual([200, 410]);
  });

  it('[A01] a change of the address is confirmed, or given up by the member', async () => {
    const one = await person();
    const confirm = await confirming(one);
    const cancel = () => status(one.client.delete('mail-change.php', undefined));
    // The session that takes it back has ended with the change; it was let in before.
    expect(await together(one, confirm, cancel)).toEqual([200, 200]);
    const other = await person();
    const late = await confirming(other);
    const first = () => status(other.client.delete('mail-change.php', undefined));
    expect(await together(other, first, late)).toEqual([200, 410]);
  });

  it('[A01] a change of the address is confirmed while a mail to the old one comes back again', async () => {
    const one = await person();
    const { id } = one.member;
    const comesBack = () => db.transaction((tx) => disableMails(services, tx, id, 'bounce'));
    await comesBack();
    expect(await together(one, await confirming(one), comesBack)).toEqual([200, undefined]);
    expect(await db.select().from(mailReports)).toHaveLength(1);
  });

  it('[S04] an account is activated, or gets another address', async () => {
    const one = await signUp(test, 'mistyped@example.test');
    const token = await tokenOf('activate/done', 'mistyped@example.test');
    const change = { email: 'right@example.test', password: PASSWORD };
    const outcomes = await together(
      one,
      () => status(one.client.post('mail-change.php', change)),
      () => status(test.client().post('activation.php', { token })),
    );
    // What was mailed to the other address confirms this one never.
    expect(outcomes).toEqual([202, 404]);
    const row = await db.transaction((tx) => holdMember(tx, one.member.id));
    expect(row).toMatchObject({ status: 'not_confirmed', email: 'right@example.test' });
  });

  it('[M02] an order is paid while its start is answered', async () => {
    const one = await person();
    const { order } = (await one.client.post('order.php', ORDER)).json();
    const { id: reference } = await paymentOf(test, order.id);
    // As if the answer to the start were still on its way.
    await db.update(orders).set({ providerReference: null, redirectUrl: null, startedAt: null });
    await db.delete(paymentReferences);
    const started = { reference, redirectUrl: null, status: 'pending' } as const;
    vi.spyOn(services.payments, 'create').mockResolvedValueOnce(started);
    const { id } = one.member;
    const told = { event: 'paid', status: 'completed', reference } as const;
    await together(
      one,
      () => settle(services, id, order.id, told),
      () => startPayment(services, id, order.id),
      (tx) => tx.select().from(orders).where(eq(orders.id, order.id)).for('update'),
    );
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ status: 'completed', providerReference: reference });
    expect(await db.select().from(paymentReferences)).toHaveLength(1);
  });

  it('[B02] a deleted account is erased on an order, or taken back before', async () => {
    const deleted = async () => {
      const one = await person();
      const { confirmation } = (
        await one.client.post('deletion.php', { password: PASSWORD })
      ).json();
      await one.client.delete('deletion.php', { confirmation });
      const token = await tokenOf('reactivate/do', one.member.email);
      const erase = () => eraseByOrder(services, one.member.id, { reason: '1/26', by: 'Kim' });
      const takeBack = () => status(test.client().post('reactivation.php', { token }));
      return { one, erase, takeBack };
    };
    const first = await deleted();
    expect(await together(first.one, first.erase, first.takeBack)).toEqual([true, 410]);
    const second = await deleted();
    expect(await together(second.one, second.takeBack, second.erase)).toEqual([200, true]);
  });
});

async function signUp(test: TestApp, email: string): Promise<Person> {
  const client = test.client();
  await client.post('signup.php', {
    email,
    name: 'Noor',
    password: PASSWORD,
    date_of_birth: '1992-04-17',
  });
  const [member] = await test.services.db
    .select()
    .from(members)
    .where(sql`${members.email} = ${email}`);
  if (member === undefined) throw new Error('nobody signed up');
  return { member, client };
}
