import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailQueue, members } from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import type { MemberRow } from '../members/members.ts';
import { disableMails } from './disabling.ts';
import { makeToken } from './links.ts';

const ALL = { messages: true, likes: true, matches: true };
const NONE = { messages: false, likes: false, matches: false };

describe('notification settings', async () => {
  const test = await createTestApp({ config: { mailWebhookSecret: 'a-secret-of-24-characters' } });
  const { services } = test;
  const disable = (member: MemberRow, reason: 'fbl' | 'bounce' | 'listunsubscribe') =>
    services.db.transaction((tx) => disableMails(services, tx, member.id, reason));
  const disabledOf = async ({ id }: MemberRow) => {
    const [row] = await services.db.select().from(members).where(eq(members.id, id));
    return row?.notificationsDisabled;
  };
  const fromMail = (token: string) => ({ query: { token } });
  const mailsTo = (member: MemberRow) => test.mails.filter(({ to }) => to === member.email);

  it('[N01] everything is told until the member says otherwise, by kind and channel', async () => {
    const client = await clientOf(test, await makeMember(services));
    expect((await client.get('notifications.php')).json()).toEqual({
      notifications: {
        mail: ALL,
        push: ALL,
        disabled: [],
        address_check_sent: false,
        address_proven: false,
      },
    });
    const change = { mail: { ...ALL, likes: false }, push: NONE };
    const saved = await client.put('notifications.php', change);
    expect([saved.statusCode, saved.json().notifications]).toMatchObject([200, change]);
    expect((await client.get('notifications.php')).json().notifications).toMatchObject(change);
  });

  it('[N01] what a change does not name stays as another page left it', async () => {
    const member = await makeMember(services, { notificationsDisabled: ['fbl'] });
    const [tab, other] = [await clientOf(test, member), await clientOf(test, member)];
    await other.put('notifications.php', { push: NONE });
    const resumed = await tab.put('notifications.php', { resume: true });
    const all = { mail: ALL, push: NONE, disabled: [] };
    expect([resumed.statusCode, resumed.json().notifications]).toMatchObject([200, all]);
    const stopped = await tab.put('notifications.php', { mail: NONE });
    expect(stopped.json().notifications).toMatchObject({ mail: NONE, push: NONE });
    const pushed = await other.put('notifications.php', { push: ALL });
    expect(pushed.json().notifications).toMatchObject({ mail: NONE, push: ALL });
    const one = await tab.put('notifications.php', { push: { likes: false } });
    expect(one.json().notifications).toMatchObject({ mail: NONE, push: { ...ALL, likes: false } });
    const link = fromMail(makeToken(services, member));
    const mailed = await test.client().put('mail-notifications.php', { mail: ALL }, link);
    expect(mailed.json().notifications).toMatchObject({
      mail: ALL,
      push: { ...ALL, likes: false },
    });
  });

  it('[N01] a link from a mail shows and changes the settings of that member only, without log-in', async () => {
    const [member, other] = [await makeMember(services), await makeMember(services)];
    const token = makeToken(services, member);
    const visitor = test.client();
    const seen = await visitor.get('mail-notifications.php', fromMail(token));
    expect([seen.statusCode, Object.keys(seen.json())]).toEqual([200, ['notifications']]);
    expect(seen.body).not.toContain(member.email);
    const saved = await visitor.put(
      'mail-notifications.php',
      { mail: NONE, push: NONE },
      fromMail(token),
    );
    // The browser's own notifications are left as they are.
    expect(saved.json().notifications).toMatchObject({ mail: NONE, push: ALL });
    const others = await (await clientOf(test, other)).get('notifications.php');
    expect(others.json().notifications.mail).toEqual(ALL);
    // It is no session.
    expect((await visitor.get('user.php')).json().code).toBe('authentication_required');
    expect((await visitor.get('notifications.php')).json().code).toBe('authentication_required');
  });

  it('[N01] a link that was changed, is too old, or went to an address the member has no more opens nothing', async () => {
    const member = await makeMember(services);
    const token = makeToken(services, member);
    const codeOf = async (one: string) =>
      (await test.client().get('mail-notifications.php', fromMail(one))).json().code;
    for (const place of [0, 10, 20, 27, 30, 47]) {
      const bytes = Buffer.from(token, 'base64url');
      bytes[Math.floor((place * 3) / 4)]! ^= 1;
      expect([place, await codeOf(bytes.toString('base64url'))]).toEqual([place, 'link_invalid']);
    }
    expect(await codeOf('A'.repeat(48))).toBe('link_invalid');
    expect(await codeOf('A'.repeat(16))).toBe('link_invalid');
    test.clock.advance(60 * DAY_MS - 1000);
    expect(await codeOf(token)).toBeUndefined();
    test.clock.advance(1000);
    expect(await codeOf(token)).toBe('link_expired');
    const fresh = makeToken(services, member);
    await services.db
      .update(members)
      .set({ email: 'new@example.test' })
      .where(eq(members.id, member.id));
    expect(await codeOf(fresh)).toBe('link_invalid');
  });

  it.each(['deleted', 'banned', 'disabled'] as const)(
    '[N01] a link of a %s member opens nothing',
    async (status) => {
      const token = makeToken(services, await makeMember(services, { status }));
      const answer = await test.client().get('mail-notifications.php', fromMail(token));
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_invalid']);
    },
  );

  it('[N06] one POST to the one-click address ends the mails, without log-in; a GET changes nothing (RFC 8058)', async () => {
    const member = await makeMember(services);
    const url = `/unsubscribe/${makeToken(services, member)}`;
    const got = await test.app.inject({ url });
    expect(got.statusCode).toBe(303);
    expect(got.headers.location).toMatch(/^\/notifications\?token=[A-Za-z0-9_-]{48}$/);
    expect(await disabledOf(member)).toEqual([]);
    const form = {
      'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
      'multipart/form-data; boundary=x':
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    };
    for (const [type, payload] of Object.entries(form)) {
      // Again is the same.
      const headers = { 'content-type': type };
      const posted = await test.app.inject({ method: 'POST', url, payload, headers });
      expect([type, posted.statusCode]).toEqual([type, 204]);
      expect(await disabledOf(member)).toEqual(['listunsubscribe']);
    }
    const wrong = await test.app.inject({
      method: 'POST',
      url: `/unsubscribe/${'A'.repeat(48)}`,
    });
    expect(wrong.statusCode).toBe(404);
  });

  it('[N06] a person with a link that was cut off comes to the page, which says that it does not work', async () => {
    for (const cut of ['AZjA', 'AZj%2F%26x=1']) {
      const got = await test.app.inject({ url: `/unsubscribe/${cut}` });
      expect([got.statusCode, got.headers.location]).toEqual([
        303,
        `/notifications?token=${cut.replace('=', '%3D')}`,
      ]);
    }
  });

  it('[N06] the addresses that a mail provider unsubscribes its many members from are not limited; wrong tokens are', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    const token = async () => makeToken(limited.services, await makeMember(limited.services));
    const unsubscribe = async (one: string) =>
      (await limited.app.inject({ method: 'POST', url: `/unsubscribe/${one}` })).statusCode;
    const visit = (one: string) =>
      limited.client().get('mail-notifications.php', { query: { token: one } });
    for (let count = 0; count < 61; count += 1) expect(await unsubscribe(await token())).toBe(204);
    for (let count = 0; count < 60; count += 1) expect(await unsubscribe('A'.repeat(48))).toBe(404);
    expect(await unsubscribe('A'.repeat(48))).toBe(429);
    expect((await visit('A'.repeat(48))).statusCode).toBe(429);
    // Whoever guesses there keeps no member in.
    expect(await unsubscribe(await token())).toBe(204);
    expect((await visit(await token())).statusCode).toBe(200);
  });

  it.each(['fbl', 'listunsubscribe'] as const)(
    '[N01] %s is reversible by the member at once',
    async (reason) => {
      const member = await makeMember(services);
      await disable(member, reason);
      await disable(member, reason);
      const client = await clientOf(test, member);
      expect((await client.get('user.php')).json().user.notifications_disabled).toEqual([reason]);
      // Saving alone does not.
      const kept = await client.put('notifications.php', { mail: ALL, push: ALL });
      expect(kept.json().notifications.disabled).toEqual([reason]);
      const resumed = await client.put('notifications.php', { mail: ALL, push: ALL, resume: true });
      expect(resumed.json().notifications).toMatchObject({
        disabled: [],
        address_check_sent: false,
      });
      await test.jobs.runAll();
      expect(mailsTo(member)).toEqual([]);
    },
  );

  it('[N01] after a bounce the address is asked first; the link in that mail shows that it works', async () => {
    const member = await makeMember(services);
    const early = makeToken(services, member);
    // Not at the beginning of a second, and all within one: a link tells whole seconds only.
    test.clock.advance(60_400);
    await disable(member, 'fbl');
    await disable(member, 'bounce');
    const client = await clientOf(test, member);
    const asked = await client.put('notifications.php', { mail: ALL, push: ALL, resume: true });
    expect(asked.json().notifications).toMatchObject({
      disabled: ['bounce'],
      address_check_sent: true,
    });
    await test.jobs.runAll();
    const [mail] = mailsTo(member);
    expect(mail?.oneClick).toBeUndefined();
    const link = /notifications\?token=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    // A link from before the bounce proves nothing.
    const change = { mail: ALL, push: ALL, resume: true };
    const before = await test.client().put('mail-notifications.php', change, fromMail(early));
    expect(before.json().notifications.disabled).toEqual(['bounce']);
    const provenBy = async (token: string) =>
      (await test.client().get('mail-notifications.php', fromMail(token))).json().notifications
        .address_proven;
    expect([await provenBy(early), await provenBy(link)]).toEqual([false, true]);
    const after = await test.client().put('mail-notifications.php', change, fromMail(link));
    expect(after.json().notifications).toMatchObject({ disabled: [], address_check_sent: false });
    expect(await disabledOf(member)).toEqual([]);
  });

  it('[N01] with the link of an earlier mail the address is asked once a bounce, and is limited', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    const member = await makeMember(limited.services);
    const link = fromMail(makeToken(limited.services, member));
    const bounce = () => {
      limited.clock.advance(60_000);
      return limited.services.db.transaction((tx) =>
        disableMails(limited.services, tx, member.id, 'bounce'),
      );
    };
    const resume = async () =>
      (await limited.client().put('mail-notifications.php', { resume: true }, link)).statusCode;
    await bounce();
    expect([await resume(), await resume()]).toEqual([200, 200]);
    await limited.jobs.runAll();
    expect(limited.mails).toHaveLength(1);
    for (const _bounce of [1, 2, 3]) {
      await bounce();
      expect(await resume()).toBe(200);
    }
    await bounce();
    expect(await resume()).toBe(429);
    await limited.jobs.runAll();
    expect(limited.mails).toHaveLength(4);
  });

  describe('reports of the mail provider', () => {
    const report = (payload: unknown, authorization = 'Bearer a-secret-of-24-characters') =>
      test.app.inject({
        method: 'POST',
        url: '/webhooks/mail',
        headers: { 'content-type': 'application/json', authorization },
        payload: JSON.stringify(payload),
      });
    const sentTo = async (member: MemberRow) => {
      const id = services.newId();
      await services.db.insert(mailQueue).values({
        id,
        memberId: member.id,
        template: 'message',
        toAddress: member.email,
        language: 'en',
        domain: 'general',
        origin: 'http://localhost:3000',
        createdAt: new Date(services.clock()),
      });
      return `<${id}@velours.test>`;
    };

    it.each([
      ['bounce', 'bounce'],
      ['complaint', 'fbl'],
    ])('[N01] %s sets %s', async (event, reason) => {
      const member = await makeMember(services);
      const message_id = await sentTo(member);
      expect((await report({ event, message_id })).statusCode).toBe(204);
      expect((await report({ event, message_id })).statusCode).toBe(204);
      expect(await disabledOf(member)).toEqual([reason]);
    });

    it('[N01] a report about an address that the member has no more says nothing of the new one', async () => {
      const member = await makeMember(services);
      const message_id = await sentTo(member);
      await services.db
        .update(members)
        .set({ email: 'other@example.test' })
        .where(eq(members.id, member.id));
      expect((await report({ event: 'bounce', message_id })).statusCode).toBe(204);
      expect(await disabledOf(member)).toEqual([]);
    });

    it('[N01] needs the secret, and what it says has to be readable', async () => {
      const member = await makeMember(services);
      const message_id = await sentTo(member);
      const body = { event: 'bounce', message_id };
      expect((await report(body, 'Bearer a-secret-of-24-characterz')).statusCode).toBe(403);
      expect((await report(body, '')).statusCode).toBe(403);
      for (const wrong of [{ event: 'opened', message_id }, { event: 'bounce' }, null, 'x', 3])
        expect([wrong, (await report(wrong)).statusCode]).toEqual([wrong, 400]);
      expect(await disabledOf(member)).toEqual([]);
      const without = await createTestApp({ database: services.database });
      const answer = await without.app.inject({ method: 'POST', url: '/webhooks/mail' });
      expect(answer.statusCode).toBe(404);
    });
  });
});
