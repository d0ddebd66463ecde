import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/schema.ts';
import { createTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { hashPassword } from '../domain/members/passwords.ts';
import { LIMITS } from './rate-limits.ts';
import type { LimitTable } from './rate-limits.ts';
import { KEY_LIFETIME_MS, forgetOldKeys } from './idempotency.ts';

describe('a write with an Idempotency-Key', async () => {
  const test = await createTestApp();
  const { services } = test;
  const setUp = async () => {
    const member = await makeMember(services, { credits: 100 });
    const other = await makeMember(services);
    return { client: await clientOf(test, member), other, key: randomUUID() };
  };

  it('[B03] the same key and payload replays the first answer, byte for byte, and says so', async () => {
    const { client, other, key } = await setUp();
    const send = () => client.post('messages.php', { profile: other.id, text: 'Hello' }, { key });
    const first = await send();
    test.clock.advance(60_000);
    const again = await send();
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('[B03] the order of fields makes no other payload', async () => {
    const { client, other, key } = await setUp();
    const first = await client.post('messages.php', { profile: other.id, text: 'Hello' }, { key });
    const again = await client.post('messages.php', { text: 'Hello', profile: other.id }, { key });
    expect(again.body).toBe(first.body);
  });

  it('[B03] another payload under the same key is 422 idempotency_key_reused, also on another call', async () => {
    const { client, other, key } = await setUp();
    await client.post('messages.php', { profile: other.id, text: 'Hello' }, { key });
    const changed = await client.post(
      'messages.php',
      { profile: other.id, text: 'Other' },
      { key },
    );
    expect([changed.statusCode, changed.json().code]).toEqual([422, 'idempotency_key_reused']);
    const elsewhere = await client.put('user.php', { language: 'nl' }, { key });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('[B03] no key, or one that is no UUID, is 400 idempotency_key_required before the fields are looked at', async () => {
    const { client } = await setUp();
    for (const key of [null, 'x', `${randomUUID()}0`]) {
      const answer = await client.post('messages.php', {}, { key });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotency_key_required']);
    }
  });

  it('[B03] while the first call is still running the second is 409 idempotency_in_progress', async () => {
    const { client, other, key } = await setUp();
    const body = { profile: other.id, text: 'Slow' };
    // Another transaction holds the recipient's chat row as long as the test wants.
    await client.post('messages.php', { profile: other.id, text: 'First' });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const holding = services.db.transaction(async (tx) => {
      await tx.execute(
        sql`select 1 from conversation_members where member_id = ${other.id} for update`,
      );
      await held;
    });
    await expect.poll(async () => (await locksOn('conversation_members')) > 0).toBe(true);
    const first = client.post('messages.php', body, { key });
    await expect.poll(async () => (await advisoryLocks()) > 0).toBe(true);
    const second = await client.post('messages.php', body, { key });
    expect([second.statusCode, second.json().code]).toEqual([409, 'idempotency_in_progress']);
    release();
    await holding;
    expect((await first).statusCode).toBe(201);
    expect((await client.post('messages.php', body, { key })).body).toBe((await first).body);
  });

  const locksOn = async (table: string) =>
    (
      await services.db.execute(sql`select 1 from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = ${table} and l.mode = 'RowShareLock'
      and l.database = (select oid from pg_database where datname = current_database())`)
    ).rowCount ?? 0;
  const advisoryLocks = async () =>
    (
      await services.db.execute(sql`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
    ).rowCount ?? 0;

  it('[B03] a refused call changed nothing, so its key may be used again', async () => {
    const { client, other, key } = await setUp();
    const poor = await clientOf(test, await makeMember(services, { credits: 0 }));
    const refused = await poor.post('messages.php', { profile: other.id, text: 'Hello' }, { key });
    expect(refused.statusCode).toBe(402);
    const rows = await services.db.select().from(idempotencyKeys);
    expect(rows.map((row) => row.status)).not.toContain(402);
    expect(
      (await client.post('messages.php', { profile: other.id, text: 'Hello' }, { key })).statusCode,
    ).toBe(201);
  });

  it("[B03] a key is its caller's own: two members may happen upon the same", async () => {
    const { client, other, key } = await setUp();
    const second = await clientOf(test, await makeMember(services, { credits: 100 }));
    const send = { profile: other.id, text: 'Hello' };
    const one = (await client.post('messages.php', send, { key })).json();
    const two = (await second.post('messages.php', send, { key })).json();
    expect(one.message.id).not.toBe(two.message.id);
  });

  it('a repeated sign-up is one member, and each caller gets a session of its own', async () => {
    const key = randomUUID();
    const body = {
      email: 'again@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1990-01-01',
    };
    const clients = [test.client(), test.client()];
    const [first, second] = [
      await clients[0]!.post('signup.php', body, { key }),
      await clients[1]!.post('signup.php', body, { key }),
    ];
    expect(second.body).toBe(first.body);
    expect(clients[0]!.cookies.get('session')).not.toBe(clients[1]!.cookies.get('session'));
    expect((await clients[1]!.get('user.php')).json().user.id).toBe(first.json().user.id);
    const otherPassword = await test
      .client()
      .post('signup.php', { ...body, password: 'another password' }, { key });
    expect(otherPassword.json().code).toBe('idempotency_key_reused');
    // Its owner has set another password: the old call opens nothing any more.
    const change = { current: body.password, password: 'another password' };
    expect((await clients[0]!.post('password.php', change)).statusCode).toBe(200);
    const stranger = test.client();
    const late = await stranger.post('signup.php', body, { key });
    expect([late.statusCode, late.json().code]).toEqual([401, 'login_failed']);
    expect(stranger.cookies.size).toBe(0);
  });

  it('the table gives away neither the key nor the payload, and forgets after two days', async () => {
    const key = randomUUID();
    const body = {
      email: 'discreet@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1990-01-01',
    };
    expect((await test.client().post('signup.php', body, { key })).statusCode).toBe(201);
    const stored = JSON.stringify(
      (await services.db.execute(sql`select * from idempotency_keys`)).rows,
    );
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(body.password);
    test.clock.advance(KEY_LIFETIME_MS + 1);
    await forgetOldKeys(services);
    expect(await services.db.select().from(idempotencyKeys)).toEqual([]);
  });
});

describe('a repeated call', async () => {
  const once = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, points: 1 }]),
  ) as unknown as LimitTable;
  const test = await createTestApp({ limits: once });
  const { services } = test;
  const password = 'correct horse battery';
  const passwordHash = await hashPassword(password);
  let addresses = 0;
  const nextIp = () => `10.1.0.${(addresses += 1)}`;

  interface Setting {
    readonly client: Client;
    readonly email: string;
    /** The token of the newest mail. */
    token(): Promise<string>;
    /** A call that comes before, from elsewhere. */
    ask(method: string, path: string, body: unknown): Promise<unknown>;
  }
  type Call = readonly [method: string, path: string, body: unknown];

  const calls: Record<string, (setting: Setting) => Call | Promise<Call>> = {
    makeComplaint: () => ['POST', 'complaint.php', { category: 'payment', text: 'No credits.' }],
    saveNotifications: () => {
      const all = { messages: true, likes: true, matches: true };
      return ['PUT', 'notifications.php', { mail: all, push: all, resume: true }];
    },
    signUp: () => [
      'POST',
      'signup.php',
      { email: 'noor@example.test', name: 'Noor', password, date_of_birth: '1992-04-17' },
    ],
    resendActivation: () => ['POST', 'activation-resend.php', { email: 'sanne@example.test' }],
    activate: async ({ ask, token }) => {
      const person = { email: 'fleur@example.test', name: 'Fleur', password };
      await ask('POST', 'signup.php', { ...person, date_of_birth: '1992-04-17' });
      return ['POST', 'activation.php', { token: await token() }];
    },
    requestPasswordReset: ({ email }) => ['POST', 'reset-password.php', { email }],
    resetPassword: async ({ ask, token, email }) => {
      await ask('POST', 'reset-password.php', { email });
      return [
        'POST',
        'reset-password-confirm.php',
        { token: await token(), password: 'another horse battery' },
      ];
    },
    changePassword: () => [
      'POST',
      'password.php',
      { current: password, password: 'another horse battery' },
    ],
    requestMailChange: () => ['POST', 'mail-change.php', { email: 'a@new.test', password }],
    confirmMailChange: async ({ ask, token }) => {
      await ask('POST', 'mail-change.php', { email: 'b@new.test', password });
      return ['POST', 'mail-change-confirm.php', { token: await token() }];
    },
    requestExport: () => ['POST', 'export.php', { password }],
    confirmDeletion: () => ['POST', 'deletion.php', { password }],
    reactivate: async ({ ask, token, client }) => {
      const { confirmation } = (await client.post('deletion.php', { password })).json();
      await ask('DELETE', 'deletion.php', { confirmation });
      return ['POST', 'reactivation.php', { token: await token() }];
    },
  };

  it.each(Object.entries(calls))(
    '[B03] of %s gets its first answer, whatever its limits say by now',
    async (_name, prepare) => {
      const member = await makeMember(services, { passwordHash });
      const client = await clientOf(test, member);
      await test.jobs.runAll();
      const [method, path, body] = await prepare({
        client,
        email: member.email,
        token: async () => {
          await test.jobs.runAll();
          return /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
        },
        ask: async (...[how, where, what]) => client.call(how, where, { body: what, ip: nextIp() }),
      });
      const ip = nextIp();
      const key = randomUUID();
      // These come from a visitor.
      const isVisitors = /^(?:signup|reactivation|reset)/.test(path);
      const send = () =>
        (isVisitors ? test.client() : client).call(method, path, { body, ip, key });
      const first = await send();
      expect([path, first.statusCode < 300]).toEqual([path, true]);
      await services.limits.consume('passwordByMember', member.id);
      const again = await send();
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
      expect(again.headers['idempotency-replayed']).toBe('true');
    },
  );
});
