import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

describe('saving the own profile', async () => {
  const test = await createTestApp();
  const member = await makeMember(test.services, { email: 'noor@example.test' });
  const client = await clientOf(test, member);
  const save = async (body: unknown) => client.put('profile.php', body);

  it('[P04] every field is saved, and what is not given stays', async () => {
    const all = {
      name: 'Noor',
      country: 'BE',
      countryregion: null,
      gender: 'male',
      sexuality: 'bi',
      reason: 'friendship',
      tattoos: 'few',
      hair_colour: 'red',
      eye_colour: 'green',
      body_type: 'athletic',
      relationship_status: 'open',
      interests: ['hiking', 'wine'],
      about_me: 'Likes <b>long</b> walks & short talks.',
    };
    expect((await save(all)).json().user.profile).toMatchObject(all);
    expect((await save({ tattoos: null })).json().user.profile).toMatchObject({
      ...all,
      tattoos: null,
    });
    expect((await client.get('user.php')).json().user.profile).toMatchObject({
      ...all,
      tattoos: null,
    });
  });

  it('[P04] a region must be one of the country; another country takes the region away', async () => {
    const region = async (body: unknown) => (await save(body)).json();
    expect(
      (await region({ country: 'NL', countryregion: 'NL-NH' })).user.profile.countryregion,
    ).toBe('NL-NH');
    expect(await region({ country: 'DE', countryregion: 'NL-NH' })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'countryregion', code: 'invalid' }],
    });
    expect((await region({ country: 'DE' })).user.profile).toMatchObject({
      country: 'DE',
      countryregion: null,
    });
  });

  it('[P04] what the schema refuses is told together with what it cannot know', async () => {
    const body = {
      name: 'Noor@Example.test',
      country: 'DE',
      countryregion: 'NL-NH',
      gender: 'other',
    };
    expect((await save(body)).json().errors).toEqual([
      { field: 'gender', code: 'invalid' },
      { field: 'name', code: 'name_equals_email' },
      { field: 'countryregion', code: 'invalid' },
    ]);
  });

  it('[P04] of two windows that edit the same profile the second hears of it, and nothing is lost', async () => {
    const before = (await client.get('user.php')).json().user.profile_version;
    const [one, two] = await Promise.all([
      save({ version: before, about_me: 'From one window.' }),
      save({ version: before, about_me: 'From another.' }),
    ]);
    const refused = one.statusCode === 409 ? one : two;
    const saved = refused === one ? two : one;
    expect([saved.statusCode, refused.statusCode]).toEqual([200, 409]);
    expect(refused.json().code).toBe('profile_changed');
    const { user } = saved.json();
    expect(user.profile_version).toBe(before + 1);
    expect((await client.get('user.php')).json().user.profile).toEqual(user.profile);
    expect((await save({ version: before + 1, about_me: 'Both.' })).statusCode).toBe(200);
    // Who names none has the last word.
    expect((await save({ about_me: 'The last one.' })).json().user.profile_version).toBe(
      before + 3,
    );
  });

  it.each([
    [
      '[S03] a name equal to the e-mail address',
      { name: 'Noor@Example.test' },
      'name',
      'name_equals_email',
    ],
    ['[S03] a name that begins with @', { name: '@noor' }, 'name', 'name_starts_with_at'],
    ['a name that reads so', { name: '\u2060@noor' }, 'name', 'name_starts_with_at'],
    ['a name of spaces', { name: '   ' }, 'name', 'name_required'],
    ['a name of fillers', { name: '\u115F\u1160 \uFFA0\u2800' }, 'name', 'name_required'],
    ['a name of joiners', { name: '\u200D\u200C\uFE0F' }, 'name', 'name_required'],
    ['a name that isolates a direction', { name: 'No\u2067or' }, 'name', 'name_unreadable'],
    ['a name that breaks the line', { name: 'No\u0085or' }, 'name', 'name_unreadable'],
    [
      'a name that covers others',
      { name: 'Noo\u0301\u0302\u0303\u200d\u0304\u0305r' },
      'name',
      'name_unreadable',
    ],
    ['a name of marks of direction', { name: '\u200E\u200F' }, 'name', 'name_required'],
    ['an unknown interest', { interests: ['swimming'] }, 'interests.0', 'invalid'],
    ['an unknown value', { gender: 'other' }, 'gender', 'invalid'],
    ['a field of others', { paid_user: true }, 'paid_user', 'unknown_field'],
    ['too much text', { about_me: 'x'.repeat(2001) }, 'about_me', 'too_long'],
  ])('%s is refused at its field', async (_what, body, field, code) => {
    const answer = await save(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it.each(['👩‍❤️‍👨', 'نورا', 'می‌نا', '한나', 'Zoë', 'שָּׁרוֹן', 'Vie\u0323\u0302t', 'ကျော်', 'လှုံ့'])(
    '[S03] the name %s stands as it is',
    async (name) => {
      expect((await save({ name })).json().user.profile.name).toBe(name);
    },
  );

  it('[S03] of a name the marks of direction and spaces around it are left out', async () => {
    const saved = await save({ name: '\u2068 Noor\u2069\u200F' });
    expect(saved.json().user.profile.name).toBe('Noor');
  });

  it('[P04] a text in which nothing can be seen is none', async () => {
    const saved = await save({ about_me: ' \u200B\n\u2800' });
    expect(saved.json().user.profile.about_me).toBe('');
  });

  it('[V05] the language is saved when logged in', async () => {
    expect((await client.put('user.php', { language: 'nl' })).json().user.language).toBe('nl');
    expect((await client.get('user.php')).json().user.language).toBe('nl');
  });

  it('[N02] a push subscription is saved once per endpoint', async () => {
    const subscription = {
      endpoint: 'https://push.demo.velours.test/send/abc',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' },
    };
    for (const auth of ['k8JV6sjdbhAi1n3_LDBLvA', 'AAAAAAAAAAAAAAAAAAAAAA']) {
      const body = { subscription: { ...subscription, keys: { ...subscription.keys, auth } } };
      const answer = await client.post('user.php', body, { query: { push: '1' } });
      expect([answer.statusCode, answer.json().user?.id]).toEqual([200, member.id]);
    }
    const { rows } = await test.services.db.execute(sql`select auth from push_subscriptions`);
    expect(rows.map((row) => row['auth'])).toEqual(['AAAAAAAAAAAAAAAAAAAAAA']);
  });
});
