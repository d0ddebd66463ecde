import { drizzle } from 'drizzle-orm/node-postgres';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';

import { withClient } from '../../db/connection.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { eventsDuring } from '../../testing/events.ts';
import { makePerson } from '../../testing/members.ts';
import type { NewMember } from '../../testing/members.ts';
import { listChats } from './chat-list.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const person = (values: NewMember = {}) =>
  makePerson(app, { credits: 1000, paidUser: true, ...values });

async function send(by: Client, to: string, text: string) {
  app.clock.advance(1000);
  const response = await by.post('messages.php', { profile: to, text });
  expect(response.statusCode).toBe(201);
  return response.json().message;
}

const chatsOf = async (client: Client) => (await client.get('chats.php')).json();

describe('the list of conversations', () => {
  test('[C01] holds each conversation with its last message and unread count, newest first, and the totals', async () => {
    const [me, anna, bram] = [await person(), await person(), await person({ kind: 'demo' })];
    await send(me.client, anna.member.id, 'Hello Anna');
    await send(bram.client, me.member.id, 'Hello there');
    await send(bram.client, me.member.id, 'Are you in?');
    const answer = await send(anna.client, me.member.id, 'Hello yourself');
    await anna.client.post('like.php', { profile: me.member.id });

    const list = await chatsOf(me.client);
    expect(list.chats).toHaveLength(2);
    expect(list.chats[0]).toEqual({
      profile_id: anna.member.id,
      conversation_id: answer.conversation,
      num_unread_messages: 1,
      last_message: {
        id: answer.id,
        position: 2,
        kind: 'text',
        text: 'Hello yourself',
        sender: anna.member.id,
        sent_at: answer.sent_at,
      },
    });
    expect(list.chats[1]).toMatchObject({ profile_id: bram.member.id, num_unread_messages: 2 });
    expect(list.profiles.map((card: { id: string; kind: string }) => [card.id, card.kind])).toEqual(
      [
        [anna.member.id, 'member'],
        [bram.member.id, 'demo'],
      ],
    );
    expect(list.total_unread).toBe(3);
    expect(list.total_new_likes).toBe(1);
    // Writing back is not reading.
    expect((await chatsOf(anna.client)).total_unread).toBe(1);
  });

  test('[C04] reading a conversation takes its unread from the totals', async () => {
    const [me, anna] = [await person(), await person()];
    const message = await send(anna.client, me.member.id, 'One');
    await me.client.put('messages.php', {
      conversation: message.conversation,
      read_up_to: message.position,
    });
    const list = await chatsOf(me.client);
    expect(list.total_unread).toBe(0);
    expect(list.chats[0].num_unread_messages).toBe(0);
  });

  test('[C05] a removed conversation is gone here and stays with the other; a new message brings it back', async () => {
    const [me, anna] = [await person(), await person()];
    const message = await send(anna.client, me.member.id, 'One');
    await me.client.delete('chat.php', { conversation: message.conversation });
    expect(await chatsOf(me.client)).toMatchObject({ chats: [], total_unread: 0 });
    expect((await chatsOf(anna.client)).chats).toHaveLength(1);
    const profile = await me.client.get('member.php', { query: { id: anna.member.id } });
    expect(profile.json().profile.conversation_id).toBeNull();
    await send(anna.client, me.member.id, 'Two');
    const list = await chatsOf(me.client);
    expect(list.chats[0].last_message.text).toBe('Two');
    expect(list.total_unread).toBe(1);
    const again = await me.client.get('member.php', { query: { id: anna.member.id } });
    expect(again.json().profile.conversation_id).toBe(message.conversation);
  });
});

test('the list is planned once for all who ask', async () => {
  const { rows } = await withClient(app.services.database.target, async (connection) => {
    const services = { ...app.services, db: drizzle(connection) };
    for (let asked = 0; asked < 10; asked += 1) await listChats(services, randomUUID());
    return connection.query(`select name, generic_plans from pg_prepared_statements`);
  });
  expect(rows).toEqual([{ name: 'chat_list', generic_plans: '5' }]);
});

describe('typing', () => {
  test('[B01] is told to the other member of the conversation, and to nobody else', async () => {
    const [me, anna, stranger] = [await person(), await person(), await person()];
    const message = await send(me.client, anna.member.id, 'Hello');
    const told = await eventsDuring(app.services, anna.member.id, async () => {
      const body = { conversation: message.conversation };
      expect((await me.client.post('typing.php', body)).statusCode).toBe(204);
    });
    expect(told).toEqual([
      { type: 'typing', conversation: message.conversation, member: me.member.id },
    ]);
    const refused = await stranger.client.post('typing.php', {
      conversation: message.conversation,
    });
    expect(refused.statusCode).toBe(404);
    expect(refused.json().code).toBe('conversation_not_found');
  });
});
