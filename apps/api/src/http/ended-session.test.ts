import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../domain/members/passwords.ts';
import { createTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { makePerson } from '../testing/members.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another horse battery';

type Call = readonly [method: string, path: string, body: Readonly<Record<string, unknown>>];

describe('a call that ends the session it came with', async () => {
  const test = await createTestApp();
  const passwordHash = await hashPassword(PASSWORD);
  let counter = 0;
  const person = async () => {
    counter += 1;
    return makePerson(test, { passwordHash, email: `ends-${counter}@old.test` });
  };
  const newestToken = async (page: string): Promise<string> => {
    await test.jobs.runAll();
    const pattern = new RegExp(`/${page}\\?token=([\\w-]+)`, 'u');
    const text = test.mails.findLast((mail) => pattern.test(mail.text))?.text ?? '';
    return pattern.exec(text)?.[1] ?? '';
  };
  const move = async (client: Client, email: string): Promise<Call> => {
    await client.post('mail-change.php', { email, password: PASSWORD });
    return ['POST', 'mail-change-confirm.php', { token: await newestToken('mail-change/do') }];
  };
  const calls: Record<string, (client: Client, email: string) => Promise<Call>> = {
    changePassword: async () => [
      'POST',
      'password.php',
      { current: PASSWORD, password: NEW_PASSWORD },
    ],
    deleteAccount: async (client) => {
      const asked = await client.post('deletion.php', { password: PASSWORD });
      return ['DELETE', 'deletion.php', { confirmation: asked.json().confirmation }];
    },
    confirmMailChange: async (client, email) => move(client, `new-${email}`),
    undoMailChange: async (client, email) => {
      await client.call(...asOptions(await move(client, `new-${email}`)));
      const token = await newestToken('mail-change/undo');
      return ['POST', 'mail-change-undo.php', { token, password: NEW_PASSWORD }];
    },
    resetPassword: async (client, email) => {
      await client.post('reset-password.php', { email });
      const token = await newestToken('reset-password/do');
      return ['POST', 'reset-password-confirm.php', { token, password: NEW_PASSWORD }];
    },
  };
  const asOptions = ([method, path, body]: Call) => [method, path, { body }] as const;

  /** Makes the call, whose answer is lost: the browser has the cookies from before it. */
  const lose = async (operation: string) => {
    const { member, client } = await person();
    const [method, path, body] = await calls[operation]!(client, member.email);
    const before = new Map(client.cookies);
    const key = randomUUID();
    const first = await client.call(method, path, { body, key });
    expect([operation, first.statusCode]).toEqual([operation, 200]);
    const given = client.cookies.get('session');
    client.cookies.clear();
    for (const [name, value] of before) client.cookies.set(name, value);
    const again = (options: { key?: string; body?: unknown } = {}) =>
      client.call(method, path, { body, key, ...options });
    return { member, client, first, given, again };
  };

  it.each(Object.keys(calls))(
    '[B03] %s: repeated with the cookie from before, it gets its first answer',
    async (operation) => {
      const { first, again } = await lose(operation);
      const second = await again();
      expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
      expect(second.headers['idempotency-replayed']).toBe('true');
    },
  );

  it.each(['changePassword', 'confirmMailChange'])(
    '[B03] %s: with it comes the session that took the place of the other, and no second one',
    async (operation) => {
      const { member, client, given, again } = await lose(operation);
      await again();
      expect(client.cookies.get('session')).toBe(given);
      expect((await client.get('user.php')).json().user.id).toBe(member.id);
      expect((await client.get('sessions.php')).json().sessions).toHaveLength(1);
    },
  );

  it('[B03] brings back no session that was ended since', async () => {
    const { member, client, again } = await lose('changePassword');
    const elsewhere = test.client();
    await elsewhere.post(
      'user.php',
      { email: member.email, password: NEW_PASSWORD },
      { key: null },
    );
    await elsewhere.delete('sessions.php', { id: null });
    const second = await again();
    expect([second.statusCode, second.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await client.get('user.php')).statusCode).toBe(403);
  });

  it.each(['changePassword', 'deleteAccount'])(
    '[B03] %s: nobody gets that answer without the same cookie, the same key and the same words',
    async (operation) => {
      const { client, again } = await lose(operation);
      const cookie = client.cookies.get('session') ?? '';
      const changed = await again({
        body: { current: 'x', password: NEW_PASSWORD, confirmation: '1.x' },
      });
      expect([changed.statusCode, changed.json().code]).toEqual([422, expect.any(String)]);
      expect(changed.headers['set-cookie']).toBeUndefined();
      const otherKey = await again({ key: randomUUID() });
      expect([otherKey.statusCode, otherKey.json().code]).toEqual([403, 'authentication_required']);
      for (const other of [null, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`]) {
        client.cookies.delete('session');
        if (other !== null) client.cookies.set('session', other);
        const refused = await again();
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'authentication_required']);
      }
      const { client: somebody } = await person();
      client.cookies.set('session', somebody.cookies.get('session') ?? '');
      expect((await again()).headers['idempotency-replayed']).toBeUndefined();
    },
  );
});
