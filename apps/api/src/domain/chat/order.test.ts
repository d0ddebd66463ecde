/** Two processes over one database whose clocks are 20 seconds apart: what happened later stays later. */
import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

interface Sent {
  readonly id: string;
  readonly conversation: string;
  readonly position: number;
}

let ahead: TestApp;
let behind: TestApp;

beforeAll(async () => {
  ahead = await createTestApp({ start: '2026-11-21T12:00:20.000Z' });
  behind = await createTestApp({
    database: ahead.services.database,
    start: '2026-11-21T12:00:00.000Z',
  });
});

/** A member who calls either process. */
async function person() {
  const member = await makeMember(ahead.services, { credits: 1000, paidUser: true });
  const [onAhead, onBehind] = [await clientOf(ahead, member), await clientOf(behind, member)];
  return { id: member.id, onAhead, onBehind };
}

async function send(by: Client, to: string, text: string): Promise<Sent> {
  const answer = await by.post('messages.php', { profile: to, text });
  expect(answer.statusCode).toBe(201);
  return answer.json().message as Sent;
}

const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);
const read = async (by: Client, query: Record<string, string>) =>
  (await by.get('messages.php', { query })).json();
const chatsOf = async (by: Client) => (await by.get('chats.php')).json().chats;

describe('where one clock is behind another', () => {
  test('[C05] a message that is paid after a removal is seen, and what was removed stays removed', async () => {
    const [me, other] = [await person(), await person()];
    const { conversation } = await send(other.onAhead, me.id, 'Removed');
    expect((await me.onAhead.delete('chat.php', { conversation })).statusCode).toBe(200);
    await send(other.onBehind, me.id, 'After the removal');
    expect(textsOf((await read(me.onAhead, { conversation })).messages)).toEqual([
      'After the removal',
    ]);
    expect(await chatsOf(me.onAhead)).toMatchObject([
      { num_unread_messages: 1, last_message: { text: 'After the removal' } },
    ]);
    // And the other way round: the second removal hides all of it.
    expect((await me.onBehind.delete('chat.php', { conversation })).statusCode).toBe(200);
    expect((await read(me.onBehind, { conversation })).messages).toEqual([]);
    expect((await me.onBehind.put('chat.php', { conversation })).statusCode).toBe(200);
    expect(textsOf((await read(me.onBehind, { conversation })).messages)).toEqual([
      'After the removal',
    ]);
    expect(await chatsOf(me.onBehind)).toMatchObject([{ num_unread_messages: 1 }]);
  });

  test('[C01] messages stand in the order in which they were sent, page by page, found and in the list', async () => {
    const [me, other] = [await person(), await person()];
    const sent: Sent[] = [];
    for (let index = 0; index < 6; index += 1) {
      const [by, to] = index % 2 === 0 ? [me.onAhead, other.id] : [other.onBehind, me.id];
      sent.push(await send(by, to, `Message ${index}`));
    }
    const conversation = sent[0]?.conversation ?? '';
    const all = await read(me.onBehind, { conversation });
    expect(textsOf(all.messages)).toEqual(sent.map((_none, index) => `Message ${index}`));
    const places = all.messages.map(({ position }: Sent) => position);
    expect(places).toEqual(places.toSorted((one: number, next: number) => one - next));
    const page = async (query: Record<string, string>) =>
      textsOf((await read(me.onAhead, { conversation, limit: '2', ...query })).messages);
    expect(await page({})).toEqual(['Message 4', 'Message 5']);
    expect(await page({ before: String(sent[4]?.position) })).toEqual(['Message 2', 'Message 3']);
    expect(await page({ after: String(sent[1]?.position) })).toEqual(['Message 2', 'Message 3']);
    expect(await page({ around: sent[3]?.id ?? '' })).toEqual(['Message 2', 'Message 3']);
    expect((await chatsOf(me.onAhead))[0].last_message.text).toBe('Message 5');
    const search = await me.onAhead.get('message-search.php', {
      query: { conversation, text: 'message' },
    });
    expect(search.json().found.map(({ id }: Sent) => id)).toEqual(
      sent.toReversed().map(({ id }) => id),
    );
  });

  test('[C04] all up to a message is read, and nothing after it', async () => {
    const [me, other] = [await person(), await person()];
    const first = await send(other.onAhead, me.id, 'First');
    const second = await send(other.onBehind, me.id, 'Second');
    const { conversation } = first;
    const mark = async (upTo: Sent) =>
      (await me.onBehind.put('messages.php', { conversation, read_up_to: upTo.position })).json();
    expect(await mark(first)).toEqual({ num_unread_messages: 1 });
    const told = await eventsDuring(ahead.services, other.id, async () => {
      expect(await mark(second)).toEqual({ num_unread_messages: 0 });
    });
    expect(told).toMatchObject([{ type: 'read', read_up_to: second.position }]);
  });

  test('[C01] the conversation that was written in last is the first of the list', async () => {
    const [me, one, other] = [await person(), await person(), await person()];
    await send(one.onAhead, me.id, 'Before');
    await send(other.onBehind, me.id, 'After');
    expect(
      (await chatsOf(me.onAhead)).map((chat: { profile_id: string }) => chat.profile_id),
    ).toEqual([other.id, one.id]);
  });
});
