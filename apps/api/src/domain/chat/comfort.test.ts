import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { RESTORABLE_FOR } from './remove.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

async function person(values: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(app.services, { credits: 2000, paidUser: true, ...values });
  return { id: member.id, client: await clientOf(app, member) };
}

async function send(by: Client, to: string, text: string) {
  app.clock.advance(1000);
  const response = await by.post('messages.php', { profile: to, text });
  expect(response.statusCode).toBe(201);
  return response.json().message as { id: string; position: number; conversation: string };
}

/** Two who have written `count` messages, numbered. */
async function talk(count: number) {
  const [me, other] = [await person(), await person()];
  const sent: { id: string; position: number; conversation: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [by, to] = index % 2 === 0 ? [me, other] : [other, me];
    sent.push(await send(by.client, to.id, `Message ${index}`));
  }
  return { me, other, sent, conversation: sent[0]?.conversation ?? '' };
}

describe('pages of a conversation', () => {
  test('[C01] around a message: it, what was before and what came after, and whether there is more', async () => {
    const { me, sent, conversation } = await talk(9);
    const page = async (query: Record<string, string>) => {
      const answer = await me.client.get('messages.php', { query: { conversation, ...query } });
      const { messages, has_more, has_newer } = answer.json();
      return [
        messages.map((one: { id: string }) => sent.findIndex(({ id }) => id === one.id)),
        has_more,
        has_newer,
      ];
    };
    expect(await page({})).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8], false, false]);
    expect(await page({ around: sent[4]!.id, limit: '4' })).toEqual([[2, 3, 4, 5], true, true]);
    expect(await page({ around: sent[8]!.id, limit: '4' })).toEqual([[6, 7, 8], true, false]);
    expect(await page({ around: sent[0]!.id, limit: '4' })).toEqual([[0, 1], false, true]);
    expect(await page({ after: String(sent[5]!.position), limit: '2' })).toEqual([
      [6, 7],
      true,
      true,
    ]);
    expect(await page({ after: String(sent[6]!.position), limit: '2' })).toEqual([
      [7, 8],
      true,
      false,
    ]);
    expect(await page({ before: String(sent[2]!.position) })).toEqual([[0, 1], false, true]);
    const both = await me.client.get('messages.php', {
      query: { conversation, before: '2', after: '2' },
    });
    expect(both.statusCode).toBe(422);
  });
});

describe('finding messages', () => {
  const find = async (client: Client, conversation: string, text: string) =>
    client.get('message-search.php', { query: { conversation, text } });

  test('[C01] by their words, without case and accents, newest first, with the place marked', async () => {
    const [me, other] = [await person(), await person()];
    const first = await send(me.client, other.id, 'Een CAFÉ in Malmö, of liever naar de Straße?');
    await send(other.client, me.id, 'Nothing of the kind');
    const second = await send(other.client, me.id, 'cafe dan, 100% zeker_weten');
    const { conversation } = first;
    const found = await find(me.client, conversation, 'Cafe');
    expect(found.statusCode).toBe(200);
    expect(found.json().found.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(found.json().found[1].excerpt).toEqual([
      { text: 'Een ', match: false },
      { text: 'CAFÉ', match: true },
      { text: ' in Malmö, of liever naar de Straße?', match: false },
    ]);
    const marked = async (text: string) =>
      (await find(me.client, conversation, text))
        .json()
        .found.flatMap(({ excerpt }: { excerpt: { text: string; match: boolean }[] }) => excerpt)
        .filter(({ match }: { match: boolean }) => match)
        .map(({ text: words }: { text: string }) => words);
    expect(await marked('malmo')).toEqual(['Malmö']);
    expect(await marked('strasse')).toEqual(['Straße']);
    // What was copied out of two lines is looked for in one.
    expect(await marked('zeker_weten\u0007')).toEqual(['zeker_weten']);
    expect(await marked('dan,\u000b100%')).toEqual(['dan, 100%']);
    // What means something to a pattern means itself here.
    expect(await marked('0%')).toEqual(['0%']);
    expect(await marked('%')).toEqual(['%']);
    expect(await marked('r_w')).toEqual(['r_w']);
    expect((await find(me.client, conversation, 'nowhere')).json()).toEqual({
      found: [],
      has_more: false,
    });
    expect((await find(me.client, conversation, ' ')).json().found).toEqual([]);
  });

  test('[C01] only by who takes part, and not what they have removed', async () => {
    const { me, other, conversation } = await talk(2);
    const stranger = await person();
    const refused = await find(stranger.client, conversation, 'message');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'conversation_not_found']);
    await me.client.delete('chat.php', { conversation });
    await send(other.client, me.id, 'Message after');
    expect((await find(me.client, conversation, 'message')).json().found).toHaveLength(1);
    expect((await find(other.client, conversation, 'message')).json().found).toHaveLength(3);
  });

  test('[C01] the newest hundred are listed, and it is said that there are more', async () => {
    const { me, conversation } = await talk(102);
    const { found, has_more } = (await find(me.client, conversation, 'message')).json();
    expect([found.length, has_more]).toEqual([100, true]);
    expect(found[0].excerpt.map(({ text }: { text: string }) => text).join('')).toBe('Message 101');
  });
});

describe('taking a removal back', () => {
  const restore = (client: Client, conversation: string) =>
    client.put('chat.php', { conversation });
  const shown = async (client: Client, conversation: string) =>
    (await client.get('messages.php', { query: { conversation } }))
      .json()
      .messages.map(({ text }: { text: string }) => text);

  test('[C05] brings everything back as it was, with what is unread, and tells the other tabs', async () => {
    const { me, conversation } = await talk(4);
    const before = (await me.client.get('chats.php')).json();
    expect(before.total_unread).toBe(2);
    await me.client.delete('chat.php', { conversation });
    expect((await me.client.get('chats.php')).json().chats).toEqual([]);
    const told = await eventsDuring(app.services, me.id, async () => {
      const answer = await restore(me.client, conversation);
      expect([answer.statusCode, answer.json()]).toEqual([200, { restored: true }]);
    });
    expect(told).toEqual([{ type: 'chats' }]);
    expect((await me.client.get('chats.php')).json()).toEqual(before);
    expect(await shown(me.client, conversation)).toHaveLength(4);
  });

  test('[C05] holds with what came meanwhile, and leaves removed what was removed before', async () => {
    const { me, other, conversation } = await talk(2);
    await me.client.delete('chat.php', { conversation });
    await send(other.client, me.id, 'Second time');
    await me.client.delete('chat.php', { conversation });
    await send(other.client, me.id, 'Meanwhile');
    expect((await restore(me.client, conversation)).statusCode).toBe(200);
    expect(await shown(me.client, conversation)).toEqual(['Second time', 'Meanwhile']);
    expect((await me.client.get('chats.php')).json().total_unread).toBe(2);
  });

  test('[C05] is possible for a minute, once, by whose it is', async () => {
    const { me, other, conversation } = await talk(2);
    expect((await restore(me.client, conversation)).statusCode).toBe(404);
    await me.client.delete('chat.php', { conversation });
    expect((await restore(other.client, conversation)).statusCode).toBe(404);
    expect((await restore((await person()).client, conversation)).json().code).toBe(
      'conversation_not_found',
    );
    app.clock.advance(RESTORABLE_FOR - 1);
    expect((await restore(me.client, conversation)).statusCode).toBe(200);
    expect((await restore(me.client, conversation)).statusCode).toBe(404);
    await me.client.delete('chat.php', { conversation });
    app.clock.advance(RESTORABLE_FOR);
    expect((await restore(me.client, conversation)).statusCode).toBe(404);
  });
});

describe('read marks', () => {
  test('[C04] what was removed unread never counts as read', async () => {
    const [me, other] = [await person(), await person()];
    const { conversation } = await send(other.client, me.id, 'Never seen');
    await me.client.delete('chat.php', { conversation });
    const { position } = await send(other.client, me.id, 'Seen');
    await me.client.put('messages.php', { conversation, read_up_to: position });
    const page = (await other.client.get('messages.php', { query: { conversation } })).json();
    expect(page.messages.map((one: { read_at: string | null }) => one.read_at === null)).toEqual([
      true,
      false,
    ]);
    expect((await me.client.get('chats.php')).json().total_unread).toBe(0);
  });
});

describe('how many conversations can be started', () => {
  test('[C03] is told before they are used up, and not where nothing limits it', async () => {
    const free = await person({ paidUser: false });
    const people = [await person(), await person(), await person()] as const;
    const left = async (id: string, client = free.client) =>
      (await client.get('messages.php', { query: { profile: id } })).json().starts_left;
    expect(await left(people[0].id)).toBe(2);
    await send(free.client, people[0].id, 'One');
    // Begun: nothing limits it any more; and a removed one still counts.
    expect([await left(people[0].id), await left(people[1].id)]).toEqual([null, 1]);
    const { conversation } = await send(free.client, people[1].id, 'Two');
    await free.client.delete('chat.php', { conversation });
    expect(await left(people[2].id)).toBe(0);
    const refused = await free.client.post('messages.php', {
      profile: people[2].id,
      text: 'Three',
    });
    expect(refused.json().code).toBe('conversation_limit_reached');
    // Answering is no start.
    await send(people[2].client, free.id, 'I begin');
    expect(await left(people[2].id)).toBeNull();
    expect(await left(free.id, (await person()).client)).toBeNull();
    expect(await left(randomUUID())).toBeUndefined();
  });
});
