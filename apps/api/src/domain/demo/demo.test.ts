import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { messages } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

async function pair(
  other: Parameters<typeof makeMember>[1],
  values: Parameters<typeof makeMember>[1] = {},
) {
  const member = await makeMember(app.services, { credits: 1000, ...values });
  const demo = await makeMember(app.services, other);
  return { member, demo, client: await clientOf(app, member) };
}

type Pair = Awaited<ReturnType<typeof pair>>;

async function send({ client, demo }: Pair, text: string): Promise<{ conversation: string }> {
  app.clock.advance(100);
  const response = await client.post('messages.php', { profile: demo.id, text });
  expect(response.statusCode).toBe(201);
  return response.json().message;
}

/** Lets `milliseconds` pass and does what is due by then. */
async function pass(milliseconds: number): Promise<void> {
  await app.jobs.runAll();
  app.clock.advance(milliseconds);
  await app.jobs.runAll();
}

const written = async (conversation: string) =>
  app.services.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversation))
    .orderBy(messages.position);

const demoMember = { kind: 'demo', autoReply: true } as const;

describe('demo members answer', () => {
  test('[B01] "writes" at once and answers after 2 to 4 seconds, marked as automated', async () => {
    const two = await pair(demoMember);
    let conversation = '';
    const told = await eventsDuring(app.services, two.member.id, async () => {
      ({ conversation } = await send(two, 'Hi, are you real?'));
      await app.jobs.runAll();
      app.clock.advance(1999);
      await app.jobs.runAll();
      expect(await written(conversation)).toHaveLength(1);
      await pass(2001);
    });
    const [, answer] = await written(conversation);
    expect(answer).toMatchObject({ sender: two.demo.id, automated: true });
    expect(answer?.text).toMatch(/demo member.*automatic|automatic.*demo member/);
    const types = told.map((event) => event.type);
    expect(types.indexOf('typing')).toBeGreaterThan(-1);
    expect(types.lastIndexOf('message')).toBeGreaterThan(types.indexOf('typing'));
    expect(told.find((event) => event.type === 'typing')).toEqual({
      type: 'typing',
      conversation,
      member: two.demo.id,
    });
  });

  test('in the language of the member who wrote', async () => {
    for (const [language, pattern] of [
      ['nl', /demolid/],
      ['en', /demo member/],
      ['fi', /demoprofiili/],
    ] as const) {
      const two = await pair(demoMember, { language });
      const { conversation } = await send(two, 'Hoi!');
      await pass(4000);
      expect((await written(conversation))[1]?.text).toMatch(pattern);
    }
  });

  test('the answer is unread for the member and costs nobody anything', async () => {
    const two = await pair(demoMember);
    await send(two, 'Hello');
    const before = (await two.client.get('user.php')).json().user.credits;
    expect(before).toBe(990);
    await pass(4000);
    expect((await two.client.get('user.php')).json().user.credits).toBe(990);
    expect((await two.client.get('chats.php')).json().total_unread).toBe(1);
  });

  test('several messages in a row get one answer, and later ones another', async () => {
    const two = await pair(demoMember);
    await send(two, 'Hello');
    await send(two, 'I like music');
    const { conversation } = await send(two, 'and travelling');
    await pass(4000);
    const first = await written(conversation);
    expect(first.filter((message) => message.automated)).toHaveLength(1);
    await send(two, 'Do you?');
    await pass(4000);
    const answers = (await written(conversation)).filter((message) => message.automated);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.text).not.toBe(answers[0]?.text);
  });

  test('a job that runs twice answers once', async () => {
    const two = await pair(demoMember);
    const message = await send(two, 'Hello');
    await app.services.jobs.send(app.services.db, 'message.sent', {
      conversation: message.conversation,
      message: (message as unknown as { id: string }).id,
      sender: two.member.id,
      recipient: two.demo.id,
    });
    await pass(4000);
    expect(await written(message.conversation)).toHaveLength(2);
  });

  test('[P03] a fictional profile says that it is fictional', async () => {
    const two = await pair({ kind: 'fictional', autoReply: true });
    const { conversation } = await send(two, 'Hello');
    await pass(4000);
    expect((await written(conversation))[1]?.text).toMatch(/fictional profile/);
  });

  test('a real member is never answered for, whatever the row says; nor are the log-in accounts', async () => {
    for (const other of [
      { kind: 'member', autoReply: true },
      { kind: 'demo', autoReply: false },
    ] as const) {
      const two = await pair(other);
      const { conversation } = await send(two, 'Hello');
      await pass(4000);
      expect(await written(conversation)).toHaveLength(1);
    }
  });
});
