/** Messages that are removed without a report of them. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { conversationMembers, moderationDecisions } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { makePerson } from '../../testing/members.ts';
import type { Person } from '../../testing/members.ts';
import { moderate } from './command.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ settings: { message_credits: 0 } });
});

const person = () => makePerson(app, { paidUser: true });
const run = (...words: string[]) => moderate(app.services, ['messages', ...words]);

interface Sent {
  readonly id: string;
  readonly conversation: string;
}

const write = async (from: Person, to: Person, text: string): Promise<Sent> =>
  (await from.client.post('messages.php', { profile: to.member.id, text })).json().message;

const WHY = ['--rule', 'money', '--reason', 'Asked for 500 euros.', '--by', 'kim'];

describe('a message without a report', () => {
  test('[B04] is removed for both by a decision, which its sender is told and can object to', async () => {
    const [anna, bram] = [await person(), await person()];
    const first = await write(bram, anna, 'Hello Anna');
    const { id, conversation } = await write(bram, anna, 'Send me 500 euros.');
    const shown = (await run('show', conversation, id)).lines.join('\n');
    expect(shown).toContain(bram.member.id);
    // Nobody has reported it: its words are between the two.
    expect(shown).not.toContain('500');

    const told = await eventsDuring(app.services, anna.member.id, async () => {
      expect((await run('remove', conversation, id, ...WHY)).lines).toEqual([
        expect.stringMatching(`^Message ${id} is removed, D-.*; who wrote it is told why.$`),
      ]);
    });
    expect(told).toEqual([{ type: 'chats' }]);
    for (const { client } of [anna, bram]) {
      const { messages } = (await client.get('messages.php', { query: { conversation } })).json();
      expect(messages.map((message: Sent) => message.id)).toEqual([first.id]);
    }
    expect((await anna.client.get('chats.php')).json().chats).toMatchObject([
      { num_unread_messages: 1, last_message: { text: 'Hello Anna' } },
    ]);
    const { decisions } = (await bram.client.get('decisions.php')).json();
    expect(decisions).toMatchObject([
      { kind: 'message_removed', rule: 'money', facts: 'Asked for 500 euros.', objection: null },
    ]);
    const rows = await app.services.db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.memberId, bram.member.id));
    expect(rows).toMatchObject([{ targetId: id, reportId: null, decidedBy: 'kim' }]);
    const objection = { decision: decisions[0].id, text: 'It was a joke.' };
    expect((await bram.client.post('objection.php', objection)).statusCode).toBe(201);
    expect((await run('remove', conversation, id, ...WHY)).ok).toBe(false);
  });

  test('[B04] leaves what is unread as it is where the reader had removed the conversation before', async () => {
    const [anna, bram] = [await person(), await person()];
    const { id, conversation } = await write(bram, anna, 'Send me 500 euros.');
    await anna.client.delete('chat.php', { conversation });
    await write(bram, anna, 'Hello?');
    expect((await run('remove', conversation, id, ...WHY)).ok).toBe(true);
    const [side] = await app.services.db
      .select()
      .from(conversationMembers)
      .where(eq(conversationMembers.memberId, anna.member.id));
    expect(side).toMatchObject({ unread: 1, lastMessageText: 'Hello?' });
  });

  test('[B04] is named with its conversation, and removed for a reason and by a rule', async () => {
    const [anna, bram, eva] = [await person(), await person(), await person()];
    const { id, conversation } = await write(bram, anna, 'Hello Anna');
    const { conversation: other } = await write(bram, eva, 'Hello Eva');
    for (const words of [
      [],
      ['show', conversation],
      ['show', 'x', id],
      ['show', other, id],
      ['remove', conversation, id],
      ['remove', conversation, id, '--reason', 'x'],
      ['remove', conversation, id, '--reason', 'x', '--rule', 'none'],
      ['remove', conversation, id, 'more', ...WHY],
      ['remove', other, id, ...WHY],
      ['forget', conversation, id, ...WHY],
    ])
      expect([words, (await run(...words)).ok]).toEqual([words, false]);
    expect((await run('show', conversation, id)).ok).toBe(true);
  });
});
