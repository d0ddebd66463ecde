import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../http/rate-limits.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { makeMember } from '../../testing/members.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';
const ANNA = 'anna@example.test';

/** Anna, with a device that she logged in from before. */
async function world(): Promise<{ test: TestApp; known: Client }> {
  const test = await createTestApp({ limits: LIMITS });
  const passwordHash = await hashPassword(PASSWORD);
  await makeMember(test.services, { email: ANNA, passwordHash });
  await makeMember(test.services, { email: 'bram@example.test', passwordHash });
  const known = test.client();
  expect((await logIn(known, PASSWORD, '192.0.2.1')).statusCode).toBe(200);
  await known.get('logout.php');
  return { test, known };
}

const logIn = (client: Client, password: string, ip: string, email = ANNA) =>
  client.post('user.php', { email, password }, { key: null, ip });

/** Wrong passwords of a stranger, each from another network. */
async function guess(test: TestApp, times: number, email = ANNA): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await logIn(test.client(), 'wrong', `2001:db8:${count}::1`, email)).statusCode);
  return statuses;
}

describe('[S06] tries of strangers', () => {
  afterEach(() => void vi.useRealTimers());

  it('do not keep a member out on a device that is known, wherever it is', async () => {
    const { test, known } = await world();
    await guess(test, 31);
    for (let count = 0; count < 11; count += 1) await logIn(test.client(), 'wrong', '192.0.2.1');
    for (const ip of ['192.0.2.1', '2001:db8:1::1', '198.51.100.7'])
      expect((await logIn(known, PASSWORD, ip)).statusCode).toBe(200);
  });

  it('a right password is no try on a known device either', async () => {
    const { known } = await world();
    for (let count = 0; count < 21; count += 1)
      expect((await logIn(known, PASSWORD, '192.0.2.1')).statusCode).toBe(200);
  });

  it('are slowed from everywhere together: thirty in five minutes, known account or not, and a new device waits as long', async () => {
    // The limiter reads the wall clock.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const { test } = await world();
    for (const email of [ANNA, 'nobody@example.test']) {
      const statuses = await guess(test, 32, email);
      expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429]);
    }
    const refused = await logIn(test.client(), PASSWORD, '198.51.100.7');
    expect(refused.json()).toMatchObject({ code: 'too_many_attempts', retry_after_minutes: 5 });
    vi.setSystemTime(new Date('2026-11-21T12:05:01Z'));
    expect((await logIn(test.client(), PASSWORD, '198.51.100.7')).statusCode).toBe(200);
  });

  it('are kept apart by the link of a reset mail too: whoever follows it may come in, whatever goes on', async () => {
    const { test } = await world();
    const fresh = test.client();
    await fresh.post('reset-password.php', { email: ANNA });
    await test.jobs.runAll();
    const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const password = 'another long password';
    const changed = await fresh.post('reset-password-confirm.php', { token, password });
    expect(changed.statusCode).toBe(200);
    await guess(test, 31);
    expect((await logIn(fresh, password, '198.51.100.7')).statusCode).toBe(200);
  });
});

/** An account over the address with another password, and its own log-in from there. */
async function accountOver(client: Client, email: string): Promise<() => Promise<number>> {
  const password = 'password of a stranger';
  const name = 'Stranger';
  const signedUp = await client.post(
    'signup.php',
    { email, name, password, date_of_birth: '1990-01-01' },
    { ip: '192.0.2.66' },
  );
  expect(signedUp.statusCode).toBe(201);
  return async () => (await logIn(client, password, '192.0.2.66', email)).statusCode;
}

describe('[S06] whoever opens an account over somebody’s address', () => {
  it.each(['active', 'not_confirmed'] as const)(
    'has no more tries at an account there that is %s by logging in to the own one in between',
    async (status) => {
      const { test } = await world();
      const email = 'victim@example.test';
      const passwordHash = await hashPassword(PASSWORD);
      await makeMember(test.services, { email, passwordHash, status });
      const stranger = test.client();
      const own = await accountOver(stranger, email);
      const statuses: number[] = [];
      for (let count = 0; count < 24; count += 1) {
        if (count % 3 === 0) await own();
        statuses.push((await logIn(stranger, 'wrong', '192.0.2.66', email)).statusCode);
      }
      expect(statuses.filter((one) => one === 401).length).toBeLessThan(10);
      expect(statuses.at(-1)).toBe(429);
      // From other networks too: the thirty that an account takes from everywhere are not wiped either.
      const isOver: boolean[] = [];
      for (let count = 0; count < 40; count += 1) {
        const wrong = await logIn(stranger, 'wrong', `2001:db8:${count}::1`, email);
        isOver.push(wrong.statusCode === 429);
        await logIn(stranger, 'password of a stranger', `2001:db8:${count}::2`, email);
      }
      expect(isOver.filter((one) => !one).length).toBeLessThan(20);
      expect(isOver.at(-1)).toBe(true);
    },
  );

  it('has none of the owner’s known devices, and uses up no limit of theirs', async () => {
    const { test, known } = await world();
    const stranger = test.client();
    const own = await accountOver(stranger, ANNA);
    expect(await own()).toBe(200);
    for (let count = 0; count < 30; count += 1) await logIn(stranger, 'wrong', '192.0.2.66');
    expect((await logIn(stranger, PASSWORD, '192.0.2.66')).statusCode).toBe(429);
    expect((await logIn(known, PASSWORD, '192.0.2.66')).statusCode).toBe(200);
  });
});

describe('[S06] a known device', () => {
  it('has twenty tries in a quarter of an hour, and no other counts for it', async () => {
    const { known } = await world();
    for (let count = 0; count < 20; count += 1)
      expect((await logIn(known, 'wrong', `10.0.0.${count}`)).statusCode).toBe(401);
    expect((await logIn(known, PASSWORD, '10.0.0.1')).statusCode).toBe(429);
  });

  it.each([
    ['another account', (token: string) => token, 'bram@example.test'],
    [
      'a device that a stranger made up',
      (token: string) => `${'A'.repeat(22)}${token.slice(22)}`,
      ANNA,
    ],
    ['half a token', (token: string) => token.slice(0, 40), ANNA],
  ])('is none with the token of %s', async (_what, forge, email) => {
    const { test, known } = await world();
    const stranger = test.client();
    stranger.cookies.set('device', forge(known.cookies.get('device') ?? ''));
    for (let count = 0; count < 10; count += 1) await logIn(stranger, 'wrong', '10.0.0.9', email);
    expect((await logIn(test.client(), PASSWORD, '10.0.0.9', email)).statusCode).toBe(429);
  });

  it('keeps its token, which no program reads and no table holds, and is asked for after no other statements', async () => {
    const { known } = await world();
    const token = known.cookies.get('device') ?? '';
    const answer = await logIn(known, PASSWORD, '192.0.2.1');
    expect(answer.cookies.find(({ name }) => name === 'device')).toMatchObject({
      value: token,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 180 * 24 * 3600,
    });
    expect(token).not.toContain('anna');
    // Whoever holds any token learns nothing of other accounts by it.
    const work = (email: string) => statementsOf(() => logIn(known, 'wrong', '192.0.2.1', email));
    await work('nobody@example.test');
    expect(await work('bram@example.test')).toEqual(await work('no-one@example.test'));
  });
});
