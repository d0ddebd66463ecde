import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { members } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { makeMember } from '../../testing/members.ts';

const NOOR = {
  email: 'noor@example.test',
  name: 'Noor',
  password: 'a long password',
  date_of_birth: '1992-04-17',
};

const ALL_TRACKING = { network: 'n1', ref: 'a', sub1: 'b', sub2: 'c', sub3: 'd' };

const codes = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map((error) => [error.field, error.code]));

describe('sign-up on the server', async () => {
  const test = await createTestApp();
  const refused = async (changes: Record<string, unknown>) => {
    const answer = await test.client().post('signup.php', { ...NOOR, ...changes });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(answer.headers['set-cookie']).toBeUndefined();
    return codes(answer.json());
  };

  it.each([
    [
      '[S03] name must differ from the e-mail address',
      { name: 'NOOR@example.test' },
      'name',
      'name_equals_email',
    ],
    ['[S03] name must not begin with @', { name: '@noor' }, 'name', 'name_starts_with_at'],
    [
      '[S03] name must not begin with what reads as @',
      { name: '\u200B\uFF20noor' },
      'name',
      'name_starts_with_at',
    ],
    [
      '[S03] name must not read as the e-mail address',
      { name: 'no\u2060or\uFF20example.test' },
      'name',
      'name_equals_email',
    ],
    ['[S03] name stands on one line', { name: 'Noor\u2028ana' }, 'name', 'name_unreadable'],
    ['[S03] name is required', { name: '' }, 'name', 'name_required'],
    ['[S03] name has something to see', { name: '\u3164\u200B\u00AD' }, 'name', 'name_required'],
    ['[S03] name turns no text around', { name: 'Noor\u202Eana' }, 'name', 'name_unreadable'],
    ['[S03] name has at most 32 characters', { name: 'n'.repeat(33) }, 'name', 'name_too_long'],
    ['[S03] e-mail must be valid', { email: 'noor(at)example.test' }, 'email', 'email_invalid'],
    [
      '[S03] date of birth must exist',
      { date_of_birth: '1991-02-29' },
      'date_of_birth',
      'date_invalid',
    ],
    [
      '[S03] date of birth must not lie in the future',
      { date_of_birth: '2027-01-01' },
      'date_of_birth',
      'date_invalid',
    ],
    [
      '[S03] date of birth must be of somebody who can be alive',
      { date_of_birth: '1900-01-01' },
      'date_of_birth',
      'date_invalid',
    ],
    [
      '[S03] password has at least 8 characters',
      { password: 'short' },
      'password',
      'password_too_short',
    ],
  ])('%s', async (_title, changes, field, code) => {
    expect(await refused(changes)).toEqual({ [field]: code });
  });

  it('[S03] the person must be 18 today: born a day later is too young, with the age in the answer', async () => {
    const answer = await test.client().post('signup.php', { ...NOOR, date_of_birth: '2008-11-22' });
    expect(answer.json().errors).toEqual([
      { field: 'date_of_birth', code: 'too_young', params: { minimum_age: 18 } },
    ]);
    const onTheDay = await test
      .client()
      .post('signup.php', { ...NOOR, date_of_birth: '2008-11-21' });
    expect(onTheDay.statusCode).toBe(201);
  });

  it.each([
    ['is refused while it is the 21st in Los Angeles', '2026-11-22T00:30:00Z', 422],
    ['is refused while it is the 21st in the last time zone', '2026-11-22T11:59:59Z', 422],
    ['is let in once it is the 22nd everywhere', '2026-11-22T12:00:00Z', 201],
  ])('[S03] who becomes 18 on the 22nd %s', async (_what, start, status) => {
    const there = await createTestApp({ start });
    const body = { ...NOOR, date_of_birth: '2008-11-22' };
    const answer = await there.client().post('signup.php', body);
    expect(answer.statusCode).toBe(status);
    expect(codes(answer.json())).toEqual(status === 422 ? { date_of_birth: 'too_young' } : {});
  });

  it('[S03] every wrong field is told at once', async () => {
    expect(
      await refused({ email: 'x', name: '@x', password: '1', date_of_birth: '2020-01-01' }),
    ).toEqual({
      email: 'email_invalid',
      name: 'name_starts_with_at',
      password: 'password_too_short',
      date_of_birth: 'too_young',
    });
  });

  it('[S03] a setting below 18 accepts nobody below 18', async () => {
    const lax = await createTestApp({ settings: { minimum_age: 12 } });
    const answer = await lax.client().post('signup.php', { ...NOOR, date_of_birth: '2010-01-01' });
    expect(codes(answer.json())).toEqual({ date_of_birth: 'too_young' });
  });

  it.each([
    ['bdsm', 'dark'],
    ['gilf', 'light'],
    ['she', 'system'],
  ])(
    '[V02] who signs up at %s goes on in the scheme that its visitors see',
    async (brand, scheme) => {
      const there = test.client();
      there.host = `${brand}.localhost:3000`;
      await there.post('signup.php', { ...NOOR, email: `${brand}@example.test` });
      expect((await there.get('user.php')).json()).toMatchObject({
        user: { preferences: { color_scheme: scheme } },
      });
    },
  );

  it('[V06] sign-up is refused when signups is closed, and without a traffic source where one is asked for', async () => {
    const closed = await createTestApp({ settings: { signups: 'closed' } });
    const answer = await closed.client().post('signup.php', { ...NOOR, tracking: { ref: 'a' } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'signup_closed']);
    const sourced = await createTestApp({ settings: { signups: 'with_trafficsource' } });
    expect((await sourced.client().post('signup.php', NOOR)).json().code).toBe('signup_closed');
    const withSource = await sourced
      .client()
      .post('signup.php', { ...NOOR, tracking: { ref: 'a' } });
    expect(withSource.statusCode).toBe(201);
  });

  it.each([
    ['a woman who looks for men', { gender: 'female', looking_for: 'male' }, 'female', 'male'],
    ['a man who looks for anybody', { gender: 'male', looking_for: null }, 'male', null],
    ['looking for women, and nothing of oneself', { looking_for: 'female' }, null, 'female'],
    ['nothing', {}, null, null],
  ])(
    '[E01] [E05] %s: the profile, the match finder and the search begin with it',
    async (what, said, gender, sought) => {
      const client = test.client();
      const email = `${what.replaceAll(/\W/g, '')}@example.test`;
      expect((await client.post('signup.php', { ...NOOR, email, ...said })).statusCode).toBe(201);
      const { user } = (await client.get('user.php')).json();
      expect(user.profile.gender).toBe(gender);
      expect([user.preferences.search, user.preferences.looking_for]).toEqual([
        null,
        'looking_for' in said ? sought : undefined,
      ]);
      const { preferences } = (await client.get('matchfinder.php')).json();
      expect(preferences).toMatchObject({ gender: sought, min_age: 18, max_age: 99 });
    },
  );

  it.each([
    ['that is not defined', { sub4: 'a' }, { 'tracking.sub4': 'unknown_field' }],
    ['without a value', { ref: '' }, { 'tracking.ref': 'too_short' }],
    ['that repeats', { ref: ['a', 'b'] }, { 'tracking.ref': 'invalid' }],
    ['that does not match its pattern', { sub1: 'a b' }, { 'tracking.sub1': 'invalid' }],
    ['that is too long', { network: 'n'.repeat(101) }, { 'tracking.network': 'too_long' }],
  ])('[V11] sign-up with a link parameter %s is refused', async (_what, tracking, code) => {
    expect(await refused({ tracking: { network: 'n1', ...tracking } })).toEqual(code);
  });

  it.each([
    ['sent with the form', [], { ref: 'autumn', sub1: 'a' }, { ref: 'autumn', sub1: 'a' }],
    ['of an earlier page', [ALL_TRACKING, {}, { page: '2' }], undefined, ALL_TRACKING],
    ['of an earlier page, without a source', [{ sub2: 'a' }, {}], undefined, { sub2: 'a' }],
    ['of a newer link', [{ ref: 'old', sub1: 'a' }], { network: 'new' }, { network: 'new' }],
    [
      'that had a source, before any without',
      [{ ref: 'a' }, { sub1: 'b' }],
      undefined,
      { ref: 'a' },
    ],
    ['that had a source, before the form’s without', [{ ref: 'a' }], { sub1: 'b' }, { ref: 'a' }],
  ])('[V11] the tracking data %s are kept with the member', async (what, pages, sent, kept) => {
    const email = `${what.replaceAll(/\W/g, '')}@example.test`;
    const client = test.client();
    for (const query of pages) await client.get('settings.php', { query });
    const body = { ...NOOR, email, ...(sent && { tracking: sent }) };
    expect((await client.post('signup.php', body)).statusCode).toBe(201);
    const [row] = await test.services.db
      .select({ tracking: members.tracking })
      .from(members)
      .where(eq(members.email, email.toLowerCase()));
    expect(row?.tracking).toEqual(kept);
  });

  it('[B15] with Global Privacy Control no tracking data are kept with the member, though they open the sign-up', async () => {
    const sourced = await createTestApp({ settings: { signups: 'with_trafficsource' } });
    const client = sourced.client();
    const headers = { 'sec-gpc': '1' };
    const settings = await client.get('settings.php', { query: ALL_TRACKING, headers });
    expect(settings.json().settings).toMatchObject({ signup_open: true, privacy_signal: true });
    const body = { ...NOOR, tracking: { ref: 'autumn' } };
    expect((await client.post('signup.php', body, { headers })).statusCode).toBe(201);
    const rows = await sourced.services.db.select({ tracking: members.tracking }).from(members);
    expect(rows).toEqual([{ tracking: null }]);
    const without = await client.get('settings.php', { headers: { 'sec-gpc': '0' } });
    expect(without.json().settings.privacy_signal).toBe(false);
  });

  it('makes an unconfirmed member with a session that lasts 30 days', async () => {
    const client = test.client();
    const answer = await client.post('signup.php', { ...NOOR, email: 'New@Example.test' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      email: 'new@example.test',
      status: 'not_confirmed',
      credits: 0,
      profile: { name: 'Noor', status: 'disabled', age: 34 },
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'session',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2_592_000,
      path: '/',
    });
    expect((await client.get('user.php')).json().user.email).toBe('new@example.test');
    expect((await client.post('signup.php', NOOR)).json().code).toBe('already_logged_in');
  });
});

describe('sign-up with an address that has an account', async () => {
  const test = await createTestApp();
  await makeMember(test.services, { email: 'owner@example.test', name: 'Olga', language: 'nl' });

  /** Bytes of the answer without what differs between any two: ids, times, and the address itself. */
  const shape = (answer: Awaited<ReturnType<typeof sign>>) => ({
    status: answer.statusCode,
    headers: Object.fromEntries(
      Object.entries(answer.headers)
        .filter(([name]) => !['date', 'content-security-policy'].includes(name))
        .map(([name, value]) => [name, String(value).replace(/session=[^;]+/, 'session=X')]),
    ),
    body: answer.body
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'TIME')
      .replaceAll(/(owner|fresh)@example.test/g, 'ADDRESS'),
  });
  const sign = (email: string) => test.client().post('signup.php', { ...NOOR, email });

  it('[S03] looks exactly as with a new address: same status, headers and bytes', async () => {
    const known = await sign('owner@example.test');
    const fresh = await sign('fresh@example.test');
    expect(shape(known)).toEqual(shape(fresh));
    expect(known.statusCode).toBe(201);
  });

  it('[S04] the owner of the address gets a mail that says so, in the own language, without an activation link', async () => {
    await test.jobs.runAll();
    const toOwner = test.mails.filter((mail) => mail.to === 'owner@example.test');
    expect(toOwner).toHaveLength(1);
    expect(toOwner[0]!.text).toContain('http://localhost:3000/login');
    expect(toOwner[0]!.text).toContain('Olga');
    expect(toOwner[0]!.text).not.toContain('token=');
    expect(toOwner[0]!.html).toContain('lang="nl"');
    const toNew = test.mails.filter((mail) => mail.to === 'fresh@example.test');
    expect(toNew[0]!.text).toMatch(/http:\/\/localhost:3000\/activate\/done\?token=[\w-]{43}/);
  });

  it('both new accounts end after seven days, so that waiting tells nothing either', async () => {
    const clients = [test.client(), test.client()];
    await clients[0]!.post('signup.php', { ...NOOR, email: 'owner@example.test' });
    await clients[1]!.post('signup.php', { ...NOOR, email: 'another@example.test' });
    test.clock.advance(7 * DAY_MS + 1);
    for (const client of clients) expect((await client.get('user.php')).statusCode).toBe(403);
  });
});

describe('a sign-up takes the same work whatever the address', () => {
  it('[S03] the statements sent to the database are the same for a known and a new address', async () => {
    const test = await createTestApp();
    await makeMember(test.services, { email: 'owner@example.test' });
    const work = (email: string) =>
      statementsOf(() => test.client().post('signup.php', { ...NOOR, email }));
    const expected = await work('fresh@example.test');
    expect(expected.length).toBeGreaterThan(8);
    expect(await work('owner@example.test')).toEqual(expected);
  });
});
