import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { members, passkeyChallenges } from '../../db/schema.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember as memberOf } from '../../testing/members.ts';
import { hashPassword } from '../members/passwords.ts';
import { Passkey } from '../../testing/passkey.ts';

const ORIGIN = 'http://localhost:3000';
const MINUTE = 60_000;
const PASSWORD = 'a long password';

describe('passkeys', async () => {
  const test = await createTestApp();
  const passwordHash = await hashPassword(PASSWORD);
  const makeMember = (columns: Parameters<typeof memberOf>[1] = {}) =>
    memberOf(test.services, { passwordHash, ...columns });
  /** To log in with one. */
  const start = async (client: Client) =>
    (await client.post('passkey-challenge.php', undefined)).json();
  const askToAdd = (client: Client, password = PASSWORD) =>
    client.post('passkey-challenge.php', { password });
  const startAdding = async (client: Client) => (await askToAdd(client)).json();
  const add = async (client: Client, credential: object, password = PASSWORD) =>
    client.post('passkeys.php', { password, credential });
  const logIn = (client: Client, answer: object) => client.post('passkey-login.php', answer);

  /** A member with a passkey of their own. */
  async function withPasskey(columns: Parameters<typeof memberOf>[1] = {}) {
    const member = await makeMember(columns);
    const client = await clientOf(test, member);
    const passkey = new Passkey(ORIGIN);
    const challenge = await startAdding(client);
    const made = await add(client, passkey.create(challenge));
    expect(made.statusCode).toBe(201);
    return { member, client, passkey, handle: challenge.user.id as string, made: made.json() };
  }

  it('[B08] a member adds one with the password, and logs in with it alone, again and again', async () => {
    const { member, client, passkey, handle, made } = await withPasskey();
    expect(made.passkeys).toMatchObject([{ last_used_at: null }]);
    for (const _again of [1, 2]) {
      const browser = test.client();
      const answer = await logIn(browser, passkey.get(await start(browser), handle));
      expect(answer.statusCode).toBe(200);
      expect(answer.json().user.id).toBe(member.id);
      expect((await browser.get('user.php')).json().user.id).toBe(member.id);
    }
    const listed = (await client.get('passkeys.php')).json().passkeys;
    expect(listed).toHaveLength(1);
    expect(listed[0].last_used_at).not.toBeNull();
    // A device that has one makes no second.
    expect((await startAdding(client)).known).toEqual([passkey.id]);
  });

  it('[B08] the member is told by mail, with the way to shut out whoever it was', async () => {
    const { member } = await withPasskey();
    await test.jobs.runAll();
    const mail = test.mails.findLast(({ to }) => to === member.email);
    expect(mail?.subject).toBe('A passkey was added to your account');
    expect(mail?.text).toContain(`${ORIGIN}/reset-password`);
  });

  it('[B08] removed it opens nothing, and somebody else’s cannot be removed', async () => {
    const { client, passkey, handle, made } = await withPasskey();
    const stranger = await clientOf(test, await makeMember());
    const { id } = made.passkeys[0];
    await stranger.delete('passkeys.php', { id });
    expect((await client.get('passkeys.php')).json().passkeys).toHaveLength(1);
    expect((await client.delete('passkeys.php', { id })).json()).toEqual({ passkeys: [] });
    const browser = test.client();
    const answer = await logIn(browser, passkey.get(await start(browser), handle));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_failed']);
  });

  it('[B08] whoever does not know the password adds none', async () => {
    const client = await clientOf(test, await makeMember());
    const credential = new Passkey(ORIGIN).create(await startAdding(client));
    // Told before the device makes one, which it would keep.
    for (const answer of [
      await askToAdd(client, 'a guess'),
      await add(client, credential, 'a guess'),
    ])
      expect(answer.json().errors).toEqual([{ field: 'password', code: 'password_wrong' }]);
    expect((await startAdding(test.client())).user).toBeNull();
    expect((await client.get('passkeys.php')).json().passkeys).toEqual([]);
  });

  it.each<[what: string, changes: Record<string, unknown>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another kind', { type: 'webauthn.get' }],
  ])('[B08] a new passkey %s is refused', async (_what, changes) => {
    const client = await clientOf(test, await makeMember());
    const answer = await add(
      client,
      new Passkey(ORIGIN).create(await startAdding(client), changes),
    );
    expect(answer.json().errors).toEqual([{ field: 'credential', code: 'invalid' }]);
  });

  it('[B08] a challenge that somebody else asked for adds none', async () => {
    const client = await clientOf(test, await makeMember());
    const others = await clientOf(test, await makeMember());
    for (const challenge of [await startAdding(others), await start(client)]) {
      const answer = await add(client, new Passkey(ORIGIN).create(challenge));
      expect(answer.json().errors).toEqual([{ field: 'credential', code: 'invalid' }]);
    }
  });

  it('[B08] ten a member, and no more', async () => {
    const client = await clientOf(test, await makeMember());
    const waiting = await askToAdd(client);
    for (let made = 0; made < 10; made += 1)
      expect(
        (await add(client, new Passkey(ORIGIN).create(await startAdding(client)))).statusCode,
      ).toBe(201);
    const last = new Passkey(ORIGIN).create(waiting.json());
    for (const answer of [await askToAdd(client), await add(client, last)])
      expect(answer.json().errors).toMatchObject([{ field: 'credential', code: 'out_of_range' }]);
  });

  it('[B08] a log-in answer counts once, and for five minutes', async () => {
    const { passkey, handle } = await withPasskey();
    const browser = test.client();
    const answer = passkey.get(await start(browser), handle);
    expect((await logIn(browser, answer)).statusCode).toBe(200);
    expect((await logIn(test.client(), answer)).json().code).toBe('login_failed');

    const late = passkey.get(await start(test.client()), handle);
    test.clock.advance(5 * MINUTE);
    expect((await logIn(test.client(), late)).json().code).toBe('login_failed');
    await sweep(test.services);
    expect(await test.services.db.select().from(passkeyChallenges)).toEqual([]);
  });

  it('[B08] of two log-ins with one answer at the same time one counts', async () => {
    const { passkey, handle } = await withPasskey();
    const answer = passkey.get(await start(test.client()), handle);
    const answers = await Promise.all([logIn(test.client(), answer), logIn(test.client(), answer)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('[B08] wrong origin, unverified user, foreign handle, forged signature, challenge of a member: all are answered alike', async () => {
    const { client, passkey, handle } = await withPasskey();
    const other = await withPasskey();
    const forged = async () => {
      const answer = passkey.get(await start(test.client()), handle);
      return {
        ...answer,
        signature: new Passkey(ORIGIN).get(await start(test.client()), handle).signature,
      };
    };
    const wrong = [
      passkey.get(await start(test.client()), handle, { origin: 'https://evil.example' }),
      passkey.get(await start(test.client()), handle, {}, 0x01),
      passkey.get(await start(test.client()), other.handle),
      passkey.get(await start(test.client()), 'bm9ib2R5'),
      await forged(),
      passkey.get(await startAdding(client), handle),
      { ...passkey.get(await start(test.client()), handle), client_data: 'bm9KU09O' },
    ];
    const texts = new Set<string>();
    for (const answer of wrong) {
      const { statusCode, body, cookies } = await logIn(test.client(), answer);
      expect(statusCode).toBe(401);
      expect(cookies).toEqual([]);
      texts.add(body);
    }
    expect(texts.size).toBe(1);
  });

  it('[B08] a deleted account is offered back, and one that is disabled opens nothing', async () => {
    const deleted = await withPasskey();
    const { confirmation } = (
      await deleted.client.post('deletion.php', { password: PASSWORD })
    ).json();
    await deleted.client.delete('deletion.php', { confirmation });
    const offered = await logIn(
      test.client(),
      deleted.passkey.get(await start(test.client()), deleted.handle),
    );
    expect([offered.statusCode, offered.json().code]).toEqual([403, 'account_deleted']);

    const disabled = await withPasskey();
    await test.services.db
      .update(members)
      .set({ status: 'disabled' })
      .where(eq(members.id, disabled.member.id));
    const refused = await logIn(
      test.client(),
      disabled.passkey.get(await start(test.client()), disabled.handle),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'login_failed']);
  });
});
