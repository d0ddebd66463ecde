import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  accountDeletions,
  mailQueue,
  members,
  operatorActions,
  orders,
  pushSubscriptions,
  sessions,
} from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, pay, paymentOf } from '../../testing/orders.ts';
import { findComplaint } from '../complaints/complaints.ts';
import { hashPassword } from '../members/passwords.ts';
import { findMember } from '../members/members.ts';
import { moderate } from '../moderation/command.ts';
import { sweep } from '../../sweep.ts';
import { eraseAccount } from './erase.ts';

const PASSWORD = 'a long password';

describe('[A02] deleting an account', async () => {
  const test = await createTestApp({ settings: { message_credits: 0 } });
  const { services, clock, mails, jobs } = test;
  const passwordHash = await hashPassword(PASSWORD);

  const leaver = async (values: Parameters<typeof makeMember>[1] = {}) => {
    const member = await makeMember(services, { passwordHash, paidUser: true, ...values });
    return { member, client: await clientOf(test, member) };
  };
  const confirm = async (client: Client) =>
    (await client.post('deletion.php', { password: PASSWORD })).json().confirmation as string;
  const leave = async (client: Client) =>
    client.delete('deletion.php', { confirmation: await confirm(client), reason: 'cost' });
  const newestToken = async (): Promise<string> => {
    await jobs.runAll();
    return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const statusOf = async (id: string) => (await findMember(services.db, id))?.status;
  const logIn = (client: Client, email: string, password = PASSWORD) =>
    client.post('user.php', { email, password }, { key: null });

  it('asks for the password, and a wrong one deletes nothing', async () => {
    const { member, client } = await leaver();
    const wrong = await client.post('deletion.php', { password: 'another password' });
    expect(wrong.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'password', code: 'password_wrong' }],
    });
    const madeUp = await client.delete('deletion.php', {
      confirmation: `${clock() + 60_000}.${'A'.repeat(43)}`,
    });
    expect([madeUp.statusCode, madeUp.json().code]).toEqual([410, 'confirmation_expired']);
    expect(await statusOf(member.id)).toBe('active');
  });

  it('a right password is no try: what is asked for again keeps nobody out', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    const member = await makeMember(limited.services, { passwordHash });
    const client = await clientOf(limited, member);
    for (let count = 0; count < 11; count += 1) {
      const asked = await client.post('deletion.php', { password: PASSWORD });
      expect(asked.statusCode).toBe(200);
    }
  });

  it('takes the confirmation of this session alone, for 15 minutes', async () => {
    const { member, client } = await leaver();
    const other = await clientOf(test, member);
    const confirmation = await confirm(client);
    expect((await other.delete('deletion.php', { confirmation })).statusCode).toBe(410);
    clock.advance(15 * 60_000);
    expect((await client.delete('deletion.php', { confirmation })).statusCode).toBe(410);
    expect(await statusOf(member.id)).toBe('active');
  });

  it.each([
    [
      'the link of the mail',
      (client: Client, token: string) => client.post('reactivation.php', { token }),
    ],
    [
      'the password',
      async (client: Client, _token: string, email: string) => {
        expect((await logIn(client, email)).json().code).toBe('account_deleted');
        return client.post('reactivation.php', { token: null });
      },
    ],
  ])(
    'an account that nobody confirmed comes back too, for a week, until the fourteenth day: by %s',
    async (_by, comeBack) => {
      const { member, client } = await leaver({
        status: 'not_confirmed',
        expiresAt: new Date(clock() + 7 * DAY_MS),
      });
      await leave(client);
      const token = await newestToken();
      clock.advance(14 * DAY_MS - 1);
      await sweep(services);
      const back = await comeBack(test.client(), token, member.email);
      expect(back.statusCode).toBe(200);
      await sweep(services);
      clock.advance(7 * DAY_MS - 1);
      await sweep(services);
      expect((await logIn(test.client(), member.email)).statusCode).toBe(200);
      clock.advance(1);
      await sweep(services);
      expect(await findMember(services.db, member.id)).toBeNull();
    },
  );

  it('makes the member invisible at once, ends every session and every push subscription', async () => {
    const { member, client } = await leaver();
    const phone = await clientOf(test, member);
    const friend = await makeMember(services, { paidUser: true, gender: 'male' });
    const friends = await clientOf(test, friend);
    await client.post('messages.php', { profile: friend.id, text: 'Hello' });
    await client.post('like.php', { profile: friend.id });
    await services.db.insert(pushSubscriptions).values({
      memberId: member.id,
      endpoint: 'https://push.test/1',
      p256dh: 'p',
      auth: 'a',
      createdAt: new Date(clock()),
    });
    expect((await friends.get('likes.php')).json().liked_by).toHaveLength(1);

    const answer = await leave(client);
    expect(answer.json()).toEqual({
      reactivate_until: new Date(clock() + 14 * DAY_MS).toISOString(),
    });
    expect(client.cookies.has('session')).toBe(false);
    expect((await phone.get('user.php')).statusCode).toBe(403);
    for (const table of [sessions, pushSubscriptions])
      expect(
        await services.db.select().from(table).where(eq(table.memberId, member.id)),
      ).toHaveLength(0);

    expect((await friends.get('member.php', { query: { id: member.id } })).statusCode).toBe(404);
    expect((await friends.get('likes.php')).json()).toMatchObject({ liked_by: [], profiles: [] });
    const { results } = (await friends.get('members.php')).json();
    expect(results.map(({ id }: { id: string }) => id)).not.toContain(member.id);
    const chats = (await friends.get('chats.php')).json();
    expect(chats.profiles).toMatchObject([{ id: member.id, status: 'disabled', main_image: null }]);
    expect(chats.profiles[0].name).toBe('');
    const message = await friends.post('messages.php', { profile: member.id, text: 'Hi' });
    expect(message.statusCode).toBe(404);
  });

  it('brings everything back by the link of the mail, once, and only by a POST', async () => {
    const { member, client } = await leaver();
    const friend = await makeMember(services, { paidUser: true });
    const friends = await clientOf(test, friend);
    await client.post('messages.php', { profile: friend.id, text: 'Hello' });
    await leave(client);
    const token = await newestToken();
    expect(mails.at(-1)).toMatchObject({ to: member.email });
    clock.advance(14 * DAY_MS - 1000);
    await sweep(services);
    await jobs.runAll();
    const visitor = test.client();
    expect((await visitor.get('reactivation.php')).statusCode).toBe(405);
    const look = () => visitor.get('account-link.php', { query: { token } });
    expect((await look()).json()).toMatchObject({ kind: 'reactivation', email: member.email });
    const back = await visitor.post('reactivation.php', { token });
    expect(back.json()).toEqual({ logged_in: false });
    expect((await look()).json().code).toBe('link_used');
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await statusOf(member.id)).toBe('active');
    expect((await friends.get('member.php', { query: { id: member.id } })).statusCode).toBe(200);
    expect((await friends.get('chats.php')).json().profiles).toMatchObject([
      { name: member.name, status: 'active' },
    ]);
    await jobs.runAll();
    expect(mails.at(-1)).toMatchObject({
      to: member.email,
      text: expect.stringContaining('/login'),
    });
    const again = await visitor.post('reactivation.php', { token });
    expect([again.statusCode, again.json().code]).toEqual([410, 'link_used']);
    const unknown = await visitor.post('reactivation.php', { token: 'x'.repeat(43) });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'link_invalid']);
  });

  it('offers it at a log-in with the right password, and says nothing to anybody else', async () => {
    const { member, client } = await leaver();
    await leave(client);
    const browser = test.client();
    const wrong = await logIn(browser, member.email, 'another password');
    const unknown = await logIn(browser, 'nobody@test.velours.test');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
    expect(browser.cookies.size).toBe(0);

    const offered = await logIn(browser, member.email);
    expect([offered.statusCode, offered.json().code]).toEqual([403, 'account_deleted']);
    expect(browser.cookies.has('session')).toBe(false);
    expect(browser.cookies.has('reactivation')).toBe(true);
    const offer = browser.cookies.get('reactivation') ?? '';
    const key = randomUUID();
    const takeBack = (who: Client) => {
      who.cookies.set('reactivation', offer);
      return who.post('reactivation.php', { token: null }, { key });
    };
    const back = await takeBack(browser);
    expect(back.json()).toEqual({ logged_in: true });
    expect(browser.cookies.has('reactivation')).toBe(false);
    expect((await browser.get('user.php')).json().user.id).toBe(member.id);

    // Whose answer was lost gets the same session, and none once it has ended.
    const again = test.client();
    expect((await takeBack(again)).body).toBe(back.body);
    expect((await again.get('user.php')).json().user.id).toBe(member.id);
    const change = { current: PASSWORD, password: 'another password' };
    expect((await browser.post('password.php', change)).statusCode).toBe(200);
    const late = test.client();
    expect((await takeBack(late)).body).toBe(back.body);
    expect(late.cookies.size).toBe(0);
  });

  it('has no offer after 15 minutes, and no way back after 14 days', async () => {
    const { member, client } = await leaver();
    await leave(client);
    const token = await newestToken();
    const browser = test.client();
    await logIn(browser, member.email);
    clock.advance(15 * 60_000);
    expect((await browser.post('reactivation.php', { token: null })).json().code).toBe(
      'link_expired',
    );
    clock.advance(14 * DAY_MS);
    expect((await browser.post('reactivation.php', { token })).json().code).toBe('link_expired');
    const look = await browser.get('account-link.php', { query: { token } });
    expect(look.json().code).toBe('link_expired');
    expect((await logIn(browser, member.email)).json().code).toBe('login_failed');
    expect(await statusOf(member.id)).toBe('deleted');
  });

  it('keeps money right: an order that is paid afterwards is still booked', async () => {
    const { member, client } = await leaver();
    const placed = await client.post('order.php', ORDER);
    const { order } = placed.json();
    expect(placed.statusCode).toBe(201);
    await leave(client);
    await pay(test, order.id);
    await jobs.runAll();
    const {
      rows: [row],
    } = await test.services.db.execute<{ balance: number }>(sql`
      select balance from wallets where member_id = ${member.id}`);
    expect(row?.balance).toBe(order.credits);
  });

  it('ends what waits at the bank: nobody pays there for an account that is deleted', async () => {
    const { member, client } = await leaver();
    const { order } = (await client.post('order.php', ORDER)).json();
    await leave(client);
    await jobs.runAll();
    expect((await paymentOf(test, order.id)).status).toBe('cancelled');
    const [row] = await services.db
      .select({ status: orders.status })
      .from(orders)
      .where(and(eq(orders.memberId, member.id), eq(orders.id, order.id)));
    expect(row?.status).toBe('cancelled');
  });

  it('gives an unconfirmed account back as it was', async () => {
    const { member, client } = await leaver({ status: 'not_confirmed' });
    await leave(client);
    await test.client().post('reactivation.php', { token: await newestToken() });
    expect(await statusOf(member.id)).toBe('not_confirmed');
  });

  it('erases nothing of somebody whose address was only typed', async () => {
    const email = 'somebody@else.test';
    const client = test.client();
    const wrong = await leaver({ email, status: 'not_confirmed' });
    const moving = await leaver();
    await moving.client.post('mail-change.php', { email, password: PASSWORD });
    await jobs.runAll();
    const complaint = { name: 'Noor', email, category: 'other', text: 'Nobody answers.' };
    const { reference } = (await client.post('complaint.php', complaint)).json().complaint;
    const owner = await makeMember(services, { email, passwordHash });
    await client.post('reset-password.php', { email });
    await leave(wrong.client);
    await leave(moving.client);
    clock.advance(14 * DAY_MS);
    for (const { member } of [wrong, moving]) await eraseAccount(services, member.id);
    expect(await statusOf(moving.member.id)).toBe('deleted');
    expect(await findComplaint(services.db, reference)).not.toBeNull();
    const waiting = await services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.toAddress, email));
    expect(waiting.map(({ memberId }) => memberId)).toContain(owner.id);
  });

  it('erases what a visitor wrote from an address while it was the member’s, and nothing of later', async () => {
    const { member, client } = await leaver();
    const { email } = member;
    const complain = async () => {
      const body = { name: 'Noor', email, category: 'other', text: 'Nobody answers.' };
      return (await test.client().post('complaint.php', body)).json().complaint.reference as string;
    };
    const own = await complain();
    await client.post('mail-change.php', { email: 'later@new.test', password: PASSWORD });
    const token = await newestToken();
    await client.post('mail-change-confirm.php', { token });
    clock.advance(2 * DAY_MS + 1);
    await sweep(services);
    clock.advance(1000);
    const theirs = await complain();
    await leave(client);
    clock.advance(14 * DAY_MS);
    await eraseAccount(services, member.id);
    expect(await findComplaint(services.db, own)).toBeNull();
    expect(await findComplaint(services.db, theirs)).not.toBeNull();
  });

  it('of a link and the erasure at the same time one wins as a whole', async () => {
    const { member, client } = await leaver();
    await leave(client);
    await services.db
      .update(accountDeletions)
      .set({ erasingAt: new Date(clock()) })
      .where(eq(accountDeletions.memberId, member.id));
    const token = await newestToken();
    expect(token).toBe('');
    const [row] = await services.db.select().from(members).where(eq(members.id, member.id));
    expect(row?.status).toBe('deleted');
  });

  it.each(['active', 'not_confirmed', 'banned'] as const)(
    'on an order the operator erases a member at once, and the order stays under the pseudonym: %s',
    async (status) => {
      const { member, client } = await leaver({ status });
      const erase = (...words: string[]) => moderate(services, ['members', 'erase', ...words]);
      expect((await erase(member.id)).ok).toBe(false);
      const order = ['--reason', '12 O 34/26', '--by', 'kim'];
      expect((await erase(services.newId(), ...order)).lines).toEqual(['No such member.']);
      expect((await erase(member.email, ...order)).ok).toBe(true);
      expect((await erase(member.id, ...order)).lines).toEqual(['This member is erased already.']);
      expect((await client.get('user.php')).statusCode).toBe(403);
      expect(await findMember(services.db, member.id)).toMatchObject({
        status: 'deleted',
        email: '',
        name: '',
      });
      const before = mails.length;
      await jobs.runAll();
      expect(mails).toHaveLength(before);
      clock.advance(365 * DAY_MS);
      await sweep(services);
      const kept = await services.db
        .select()
        .from(operatorActions)
        .where(eq(operatorActions.memberId, member.id));
      expect(kept).toMatchObject([
        { action: 'member_erased', reason: '12 O 34/26', doneBy: 'kim', targetId: null },
      ]);
    },
  );

  it('on an order who has deleted the account is erased without waiting for the fourteen days', async () => {
    const { member, client } = await leaver();
    await leave(client);
    const words = ['members', 'erase', member.id, '--reason', '12 O 34/26', '--by', 'kim'];
    expect((await moderate(services, words)).ok).toBe(true);
    expect((await findMember(services.db, member.id))?.email).toBe('');
  });
});
