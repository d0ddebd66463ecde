import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const person = (values: NewMember = {}) => makePerson(app, { credits: 100, ...values });

const hide = ({ client }: Person, invisible = true) => client.put('preferences.php', { invisible });

const seenBy = async (viewer: Person, { member }: Person) => {
  const answer = await viewer.client.get('member.php', { query: { id: member.id } });
  return { status: answer.statusCode, profile: answer.json().profile };
};

const idsIn = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('invisible mode', () => {
  test('[A01] a member who is invisible stands in no search, no similar results, no swipe game and no match finder', async () => {
    const anna = await person({ gender: 'female', sexuality: 'hetero' });
    const bram = await person({ gender: 'male', sexuality: 'hetero', country: 'DE' });
    const search = async (query: Record<string, string>) =>
      (await anna.client.get('members.php', { query })).json();
    const dealt = async () =>
      idsIn(
        (await anna.client.get('swipe.php'))
          .json()
          .cards.map((card: { profile: { id: string } }) => card.profile),
      );
    expect(idsIn((await search({ gender: 'male' })).results)).toContain(bram.member.id);
    expect(idsIn((await search({ country: 'FR' })).similar_results)).toContain(bram.member.id);
    expect(await dealt()).toContain(bram.member.id);

    expect((await hide(bram)).json().user.preferences.invisible).toBe(true);
    const after = await search({ gender: 'male' });
    expect(idsIn(after.results)).not.toContain(bram.member.id);
    expect(idsIn((await search({ country: 'FR' })).similar_results)).not.toContain(bram.member.id);
    expect(await dealt()).not.toContain(bram.member.id);
    const found = await anna.client.get('matchfinder.php');
    expect(found.statusCode).toBe(200);
    expect(found.body).not.toContain(bram.member.id);

    await hide(bram, false);
    expect(idsIn((await search({ gender: 'male' })).results)).toContain(bram.member.id);
  });

  test('[A01] to a stranger and to a visitor the profile does not exist, nor can it be liked or written to', async () => {
    const [anna, bram] = [await person(), await person()];
    await hide(bram);
    expect((await seenBy(anna, bram)).status).toBe(404);
    const visitor = await app.client().get('member.php', { query: { id: bram.member.id } });
    expect([visitor.statusCode, visitor.json().code]).toEqual([404, 'member_not_found']);
    const profile = bram.member.id;
    const like = await anna.client.post('like.php', { profile });
    expect([like.statusCode, like.json().code]).toEqual([404, 'member_not_found']);
    const message = await anna.client.post('messages.php', { profile, text: 'Hello' });
    expect([message.statusCode, message.json().code]).toEqual([404, 'member_not_found']);
    const thread = await anna.client.get('messages.php', { query: { profile } });
    expect([thread.statusCode, thread.json().code]).toEqual([404, 'member_not_found']);
    const kind = { kind: 'member', reason: 'spam' };
    const report = await anna.client.post('report.php', { ...kind, profile });
    expect([report.statusCode, report.json().code]).toEqual([404, 'member_not_found']);
  });

  test('[A01] nor does a sign-up reach the member, or tell their name', async () => {
    const bram = await person();
    await hide(bram);
    const client = app.client();
    const signUp = await client.post('signup.php', {
      email: 'stranger@example.test',
      name: 'Stranger',
      password: 'a long password',
      date_of_birth: '1990-01-01',
      first_member: bram.member.id,
      signup_message: 'Hello',
    });
    expect(signUp.statusCode).toBe(201);
    expect(signUp.body).not.toContain(bram.member.name);
    await app.jobs.runAll();
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    const activation = await client.post('activation.php', { token });
    expect(activation.json()).toMatchObject({ status: 'activated', first_message: null });
    expect((await bram.client.get('chats.php')).json().chats).toEqual([]);
  });

  test('[A01] whom the member likes or has a conversation with sees the profile, and not that they are online', async () => {
    const [anna, bram, clara] = [await person(), await person(), await person()];
    await bram.client.post('like.php', { profile: anna.member.id });
    await clara.client.post('messages.php', { profile: bram.member.id, text: 'Hello' });
    expect((await seenBy(anna, bram)).profile.online).toBe(true);
    await hide(bram);
    for (const viewer of [anna, clara]) {
      const { status, profile } = await seenBy(viewer, bram);
      expect([status, profile.online]).toEqual([200, false]);
    }
    expect((await anna.client.post('like.php', { profile: bram.member.id })).json().match).toBe(
      true,
    );
    const answer = await clara.client.post('messages.php', {
      profile: bram.member.id,
      text: 'Are you there?',
    });
    expect(answer.statusCode).toBe(201);
    expect((await seenBy(bram, bram)).status).toBe(200);
  });

  test('[A01] who liked the member without an answer does not find them among the given likes any more', async () => {
    const [anna, bram] = [await person(), await person()];
    await anna.client.post('like.php', { profile: bram.member.id });
    const given = async () =>
      idsIn((await anna.client.get('likes.php')).json().given as { id: string }[]);
    expect(await given()).toEqual([bram.member.id]);
    await hide(bram);
    expect(await given()).toEqual([]);
    await hide(bram, false);
    expect(await given()).toEqual([bram.member.id]);
  });
});

describe('the looks', () => {
  test('[B07] scheme and text size are kept with the member and in a cookie; others stay as they are', async () => {
    const { client } = await person();
    const answer = await client.put('preferences.php', { color_scheme: 'dark' });
    expect(answer.json().user.preferences).toEqual({
      color_scheme: 'dark',
      text_size: 100,
      invisible: false,
      discreet: false,
      search: null,
    });
    await client.put('preferences.php', { text_size: 125 });
    expect((await client.get('user.php')).json().user.preferences).toEqual({
      color_scheme: 'dark',
      text_size: 125,
      invisible: false,
      discreet: false,
      search: null,
    });
    expect(client.cookies.get('appearance')).toBe('dark.125');
  });

  test('[B07] a size or scheme that there is not is refused', async () => {
    const { client } = await person();
    for (const body of [{ text_size: 300 }, { color_scheme: 'pink' }, { invisible: 'yes' }])
      expect((await client.put('preferences.php', body)).statusCode).toBe(422);
  });
});
