/** Beyond one machine (docs/operations.md): what a hot call asks is answered where its key is, but for what is told here. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '@velours/openapi/types';
import { createTestApp } from '../testing/app.ts';
import { sentBy } from '../testing/statements.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { replay, shard, shardOf } from '../testing/shards.ts';

describe('over the tables cut by their distribution keys', async () => {
  const test = await createTestApp();
  const { services } = test;
  const { pool, target } = services.database;
  const anna = await makeMember(services, { credits: 1000, paidUser: true });
  const others: string[] = [];
  for (let count = 0; count < 24; count += 1) {
    const { id } = await makeMember(services, { gender: 'male' });
    others.push(id);
  }
  const client = await clientOf(test, anna);
  const sendTo = (profile: string) => client.post('messages.php', { profile, text: 'Hello' });
  for (const id of others) await sendTo(id);
  await shard(pool);

  const here = await shardOf(pool, anna.id);
  const shards = await Promise.all(others.map((id) => shardOf(pool, id)));
  const elsewhere = others.find((_, index) => shards[index] !== here) ?? '';
  const { chats } = (await client.get('chats.php')).json<Answer<'getChats'>>();
  const chat = chats.find(({ profile_id: id }) => id === elsewhere)?.conversation_id;

  it.each([
    ['settings', () => client.get('settings.php'), []],
    ['user', () => client.get('user.php'), []],
    // Names, photos and whether they are still here belong to others.
    ['chats', () => client.get('chats.php'), ['chat_list']],
    ['members', () => client.get('members.php?gender=male'), ['search_page']],
    ['member', () => client.get(`member.php?id=${elsewhere}`), ['profile_cards']],
    ['messages', () => client.get(`messages.php?conversation=${chat}`), ['profile_cards']],
    ['like', () => client.post('like.php', { profile: elsewhere }), []],
    // Each has a row of the conversation.
    ['send', () => sendTo(elsewhere), ['write_sides']],
  ])('%s asks one shard a statement', async (_name, call, several) => {
    let status = 0;
    const sent = await sentBy(async () => {
      status = (await call()).statusCode;
    });
    expect(status).toBeLessThan(300);
    const touched = await replay(target, sent);
    expect(touched.find(({ name }) => name === 'session')?.shards).toEqual([here]);
    const more = touched.filter((statement) => statement.shards.length > 1);
    expect(more.map(({ name }) => name)).toEqual(several);
  });
});
