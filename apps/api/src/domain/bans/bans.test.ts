import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorActions } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { findMember } from '../members/members.ts';
import { hashPassword } from '../members/passwords.ts';
import { moderate } from '../moderation/command.ts';
import { listDecisions } from '../moderation/decisions.ts';
import { keptUntil } from '../moderation/retention.ts';

const PASSWORD = 'a long password';
const passwordHash = await hashPassword(PASSWORD);
const WHY = 'Asked three members for money.';

describe('a banned member', async () => {
  const test = await createTestApp({ settings: { message_credits: 0 } });
  const { services } = test;
  const ban = (word: string, ...more: string[]) =>
    moderate(services, [
      'bans',
      'add',
      word,
      '--rule',
      'money',
      '--reason',
      WHY,
      '--by',
      'kim',
      ...more,
    ]);
  const lift = (word: string) =>
    moderate(services, ['bans', 'lift', word, '--reason', 'It was not you.', '--by', 'lou']);
  const banned = async () => {
    const member = await makeMember(services, { paidUser: true, passwordHash });
    const client = await clientOf(test, member);
    expect((await ban(member.email)).ok).toBe(true);
    return { member, client };
  };

  it('[A04] keeps the session, and sees the reason, the rule, the date, the reference and until when to object', async () => {
    const { client, member } = await banned();
    expect((await client.get('user.php')).json().user.status).toBe('banned');
    const { ban: notice } = (await client.get('ban.php')).json();
    expect(notice).toMatchObject({
      decision: {
        kind: 'banned',
        rule: 'money',
        facts: WHY,
        automated: false,
        decided_at: '2026-11-21T12:00:00.000Z',
        objection: null,
      },
      object_until: '2027-05-22T12:00:00.000Z',
    });
    expect(notice.decision.reference).toMatch(/^D-2026-[0-9A-Z]{8}$/);
    await test.jobs.runAll();
    const mails = test.mails.filter(({ to }) => to === member.email);
    expect(mails).toHaveLength(1);
  });

  it('[A04] gets 403 banned from everything but the notice, their money and their data', async () => {
    const { client } = await banned();
    for (const path of [
      'chats.php',
      'likes.php',
      'members.php',
      'swipe.php',
      'notifications.php',
    ]) {
      const answer = await client.get(path);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'banned']);
    }
    for (const path of [
      'orders.php',
      'statement.php',
      'settings.php',
      'decisions.php',
      'complaint.php',
    ])
      expect([path, (await client.get(path)).statusCode]).toEqual([path, 200]);
    const notBanned = await clientOf(test, await makeMember(services));
    expect((await notBanned.get('ban.php')).json().code).toBe('not_banned');
    expect((await test.client().get('ban.php')).json().code).toBe('authentication_required');
  });

  it('[A04] is seen, found, liked and written to by nobody; what was said before stays with the other', async () => {
    const member = await makeMember(services, { paidUser: true });
    const other = await makeMember(services, { gender: 'male', paidUser: true });
    const [client, others] = [await clientOf(test, member), await clientOf(test, other)];
    await client.post('messages.php', { profile: other.id, text: 'Hello' });
    await client.post('like.php', { profile: other.id });
    expect((await others.get('likes.php')).json().profiles).toHaveLength(1);
    expect((await ban(member.id)).ok).toBe(true);
    expect((await others.get('member.php', { query: { id: member.id } })).statusCode).toBe(404);
    expect((await others.get('likes.php')).json().profiles).toHaveLength(0);
    const found = await others.get('members.php', { query: { country: 'NL' } });
    expect(found.body).not.toContain(member.id);
    const sent = await others.post('messages.php', { profile: member.id, text: 'Hi' });
    expect([sent.statusCode, sent.json().code]).toEqual([404, 'member_not_found']);
    expect((await lift(member.id)).ok).toBe(true);
    expect((await others.get('member.php', { query: { id: member.id } })).statusCode).toBe(200);
    expect((await client.get('chats.php')).statusCode).toBe(200);
  });

  it('[A04] can object once, within six months', async () => {
    const { client } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    const object = (text: string, to = client) =>
      to.post('objection.php', { decision: decision.id, text });
    for (const blank of ['  ', '\u200B\u3164']) expect((await object(blank)).statusCode).toBe(422);
    const other = await clientOf(test, await makeMember(services));
    expect((await object('Not mine', other)).json().code).toBe('decision_not_found');
    const made = await object('It was a joke.');
    expect([made.statusCode, made.json().decision.objection]).toMatchObject([
      201,
      { text: 'It was a joke.', outcome: null },
    ]);
    const again = await object('Again.');
    expect([again.statusCode, again.json().code]).toEqual([409, 'objection_made']);
    const late = await banned();
    const lateId = (await late.client.get('ban.php')).json().ban.decision.id;
    // The day six months later is over everywhere.
    const span = Date.UTC(2027, 4, 22, 12) - Date.UTC(2026, 10, 21, 12);
    test.clock.advance(span - DAY_MS);
    // The session is over by then: a new log-in.
    const back = await clientOf(test, late.member);
    test.clock.advance(DAY_MS);
    const over = await back.post('objection.php', { decision: lateId, text: 'Late' });
    expect([over.statusCode, over.json().code]).toEqual([410, 'objection_over']);
    test.clock.advance(-span);
  });

  it('[A04] an objection is answered by somebody else; granting it lifts the ban, and the member is told', async () => {
    const { client, member } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    await client.post('objection.php', { decision: decision.id, text: 'It was a joke.' });
    const answer = (...words: string[]) => moderate(services, ['objections', ...words]);
    expect((await answer()).lines.join('\n')).toContain('It was a joke.');
    const words = [decision.reference, '--reason', 'You are right.'];
    expect((await answer('grant', ...words, '--by', 'kim')).lines).toEqual([
      'Somebody who did not take the decision has to answer: --by <name>.',
    ]);
    expect((await answer('grant', ...words, '--by', 'lou')).ok).toBe(true);
    expect((await answer('refuse', ...words, '--by', 'lou')).ok).toBe(false);
    expect((await client.get('user.php')).json().user.status).toBe('active');
    expect((await client.get('ban.php')).json().code).toBe('not_banned');
    await test.jobs.runAll();
    const mail = test.mails.findLast(({ to }) => to === member.email);
    expect(mail?.subject).toBe('The answer to your objection');
    expect(mail?.text).toContain('You are right.');
  });

  it('[A04] a refused objection leaves the ban, and the notice shows the answer', async () => {
    const { client } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    await client.post('objection.php', { decision: decision.id, text: 'It was a joke.' });
    const words = [decision.reference, '--reason', 'Four members say no.', '--by', 'lou'];
    expect((await moderate(services, ['objections', 'refuse', ...words])).ok).toBe(true);
    expect((await client.get('ban.php')).json().ban.decision.objection).toMatchObject({
      outcome: 'refused',
      answer: 'Four members say no.',
    });
  });

  const leave = async (client: Client) => {
    const asked = await client.post('deletion.php', { password: PASSWORD });
    const { confirmation } = asked.json();
    expect((await client.delete('deletion.php', { confirmation })).statusCode).toBe(200);
  };
  const comeBack = async (email: string) => {
    const client = test.client();
    const refused = await client.post('user.php', { email, password: PASSWORD }, { key: null });
    expect(refused.json().code).toBe('account_deleted');
    expect((await client.post('reactivation.php', { token: null })).json()).toEqual({
      logged_in: true,
    });
    return (await client.get('user.php')).json().user.status as string;
  };

  it('[A04] is banned still who deletes the account and takes it back', async () => {
    const { client, member } = await banned();
    await leave(client);
    expect(await comeBack(member.email)).toBe('banned');
  });

  it('[A04] who deleted the account a moment before can be banned, and let back in', async () => {
    const member = await makeMember(services, { passwordHash });
    const client = await clientOf(test, member);
    await leave(client);
    expect((await ban(member.id)).ok).toBe(true);
    expect((await ban(member.id)).ok).toBe(false);
    expect(await comeBack(member.email)).toBe('banned');
    await leave(await clientOf(test, member));
    expect((await lift(member.id)).ok).toBe(true);
    expect(await comeBack(member.email)).toBe('active');
  });

  it('[A04] a ban by the address is the ban of who confirmed it', async () => {
    const member = await makeMember(services);
    await makeMember(services, { email: member.email, status: 'not_confirmed' });
    expect((await ban(member.email.toUpperCase())).ok).toBe(true);
    expect((await findMember(services.db, member.id))?.status).toBe('banned');
    expect((await lift(member.email)).ok).toBe(true);
    expect((await findMember(services.db, member.id))?.status).toBe('active');
  });

  it('[A04] a ban is lifted for a reason, which the member is told, and who did it is written down', async () => {
    const { client, member } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    expect((await moderate(services, ['bans', 'lift', member.id])).ok).toBe(false);
    expect((await lift(member.id)).ok).toBe(true);
    await test.jobs.runAll();
    const mail = test.mails.at(-1);
    expect(mail?.subject).toBe('Your account is open again');
    expect(mail?.text).toContain('Why: It was not you.');
    const done = await services.db
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.memberId, member.id));
    expect(done).toMatchObject([
      {
        action: 'ban_lifted',
        targetId: decision.id,
        reason: 'It was not you.',
        doneBy: 'lou',
        doneAt: new Date(test.clock()),
      },
    ]);
  });

  it('[A04] an account that was never confirmed can be banned, does not end by itself meanwhile, and has its week again', async () => {
    const member = await makeMember(services, {
      passwordHash,
      status: 'not_confirmed',
      expiresAt: new Date(test.clock() + DAY_MS),
    });
    const client = await clientOf(test, member);
    expect((await ban(member.email)).ok).toBe(true);
    expect((await client.get('chats.php')).json().code).toBe('banned');
    test.clock.advance(DAY_MS);
    await sweep(services);
    expect((await lift(member.id)).ok).toBe(true);
    expect(await findMember(services.db, member.id)).toMatchObject({
      status: 'not_confirmed',
      expiresAt: new Date(test.clock() + 7 * DAY_MS),
    });
  });

  it('[A04] who has answered an objection is written down, for half a year as all of it', async () => {
    const { client, member } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    await client.post('objection.php', { decision: decision.id, text: 'It was a joke.' });
    const words = ['refuse', decision.reference, '--reason', 'It was none.', '--by', 'lou'];
    expect((await moderate(services, ['objections', ...words])).ok).toBe(true);
    const done = () =>
      services.db.select().from(operatorActions).where(eq(operatorActions.memberId, member.id));
    expect(await done()).toMatchObject([
      { action: 'objection_refused', targetId: decision.id, doneBy: 'lou' },
    ]);
    test.clock.advance(200 * DAY_MS);
    await sweep(services);
    expect(await done()).toEqual([]);
  });

  it('[A04] an objection to a ban that was lifted does not lift the next one', async () => {
    const { client, member } = await banned();
    const { decision } = (await client.get('ban.php')).json().ban;
    await client.post('objection.php', { decision: decision.id, text: 'It was a joke.' });
    await lift(member.id);
    test.clock.advance(1000);
    expect((await ban(member.id)).ok).toBe(true);
    const words = [decision.reference, '--reason', 'You were right.', '--by', 'lou'];
    expect((await moderate(services, ['objections', 'grant', ...words])).ok).toBe(true);
    expect((await client.get('user.php')).json().user.status).toBe('banned');
  });

  it('[A04] decisions are forgotten six months after the last word on them, the notice of a ban not before the ban', async () => {
    const still = await banned();
    const past = await banned();
    const waiting = await banned();
    const { decision } = (await waiting.client.get('ban.php')).json().ban;
    await waiting.client.post('objection.php', { decision: decision.id, text: 'No.' });
    for (const { member } of [past, waiting]) {
      await lift(member.id);
    }
    const kept = async ({ member }: typeof still) =>
      (await listDecisions(services.db, member.id)).decisions.length;
    const end = keptUntil(new Date(test.clock())).getTime();
    test.clock.advance(end - test.clock() - 1);
    await sweep(services);
    expect(await kept(past)).toBe(1);
    test.clock.advance(1);
    await sweep(services);
    expect(await Promise.all([still, past, waiting].map(kept))).toEqual([1, 0, 1]);
    const words = [decision.reference, '--reason', 'No.', '--by', 'lou'];
    await moderate(services, ['objections', 'refuse', ...words]);
    test.clock.advance(keptUntil(new Date(test.clock())).getTime() - test.clock());
    await sweep(services);
    expect(await Promise.all([still, past, waiting].map(kept))).toEqual([1, 0, 0]);
  });

  it('[A04] the terminal names what it cannot do', async () => {
    expect((await ban('nobody@example.test')).lines).toEqual(['No such member.']);
    const { member } = await banned();
    expect((await ban(member.id)).lines).toEqual([`${member.name} is not active (banned).`]);
    expect((await ban(member.id, '--rule', 'nothing')).ok).toBe(false);
    const free = await makeMember(services);
    expect((await lift(free.id)).ok).toBe(false);
    expect((await moderate(services, ['bans'])).ok).toBe(false);
    expect(
      (await moderate(services, ['objections', 'grant', 'D-2026-00000000', '--reason', 'x'])).ok,
    ).toBe(false);
  });
});
