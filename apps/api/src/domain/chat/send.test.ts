import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { conversationMembers, ledgerEntries, messages, wallets } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestAppOptions } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { auditLedger } from '../credits/audit.ts';
import type { MemberRow } from '../members/members.ts';
import type { ChargeStrategy } from '../../context.ts';

/** What "check, then write" looks like: right for one caller at a time only. */
const readThenWrite: ChargeStrategy = async (tx, memberId, amount, now) => {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.memberId, memberId));
  if (wallet === undefined || wallet.balance < amount) return null;
  const balance = wallet.balance - amount;
  await tx.update(wallets).set({ balance, updatedAt: now }).where(eq(wallets.memberId, memberId));
  return balance;
};

/** 500 sends at once on 100 credits, over 20 connections, one credit each. */
async function sendAtOnce(options: TestAppOptions) {
  const test = await createTestApp({ settings: { message_credits: 1 }, max: 20, ...options });
  const sender = await makeMember(test.services, { credits: 100, paidUser: true });
  // To several: what one pair says to each other stands in line anyway.
  const recipients: MemberRow[] = [];
  for (let number = 0; number < 5; number += 1) recipients.push(await makeMember(test.services));
  const client = await clientOf(test, sender);
  const send = async (index: number) => {
    const key = randomUUID();
    const body = {
      profile: recipients[index % recipients.length]!.id,
      text: `Message ${index}`,
    };
    for (;;) {
      const answer = await client.post('messages.php', body, { key });
      // Whoever has got no connection in time tries again, as the client does.
      if (answer.statusCode !== 503) return answer;
    }
  };
  const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => send(index)));
  const { services } = test;
  return {
    accepted: answers.filter((answer) => answer.statusCode === 201),
    refused: answers.filter((answer) => answer.statusCode === 402),
    others: answers.filter((answer) => ![201, 402].includes(answer.statusCode)),
    stored: await services.db.select().from(messages),
    wallet: (await services.db.select().from(wallets).where(eq(wallets.memberId, sender.id)))[0],
    audit: await auditLedger(services.db),
    unread: (await services.db.select().from(conversationMembers))
      .filter(({ memberId }) => memberId !== sender.id)
      .reduce((sum, { unread }) => sum + unread, 0),
  };
}

describe('500 concurrent sends on 100 credits over 20 connections', () => {
  it('[C02] exactly 100 go through, each charged once, and the money is sound', async () => {
    const result = await sendAtOnce({});
    expect(result.others.map((answer) => answer.body)).toEqual([]);
    expect([result.accepted.length, result.refused.length]).toEqual([100, 400]);
    expect(result.stored).toHaveLength(100);
    expect(result.unread).toBe(100);
    expect(result.wallet?.balance).toBe(0);
    expect(result.audit).toEqual({ total: 0, unbalanced: [], wrongWallets: [] });
    const left = result.accepted
      .map((answer) => answer.json().credits as number)
      .toSorted((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(result.refused[0]!.json()).toMatchObject({
      code: 'insufficient_credits',
      params: { required: 1, available: 0 },
    });
  });

  it('the check above fails when the guarded update is replaced by read-then-write', async () => {
    const result = await sendAtOnce({ charge: readThenWrite });
    expect(result.accepted.length).toBeGreaterThan(100);
    expect(result.audit.wrongWallets).toHaveLength(1);
  });
});

describe('sending a message', async () => {
  const test = await createTestApp();
  const { services } = test;
  const pair = async (credits = 500, values = {}) => {
    const sender = await makeMember(services, { credits, ...values });
    const recipient = await makeMember(services, { name: 'Bram', gender: 'male' });
    return {
      sender,
      recipient,
      client: await clientOf(test, sender),
      other: await clientOf(test, recipient),
    };
  };

  it('[C02] costs message_credits, charged once, and tells what is left', async () => {
    const { sender, recipient, client } = await pair();
    const answer = await client.post('messages.php', { profile: recipient.id, text: 'Hello' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      credits: 490,
      message: {
        sender: sender.id,
        recipient: recipient.id,
        text: 'Hello',
        read_at: null,
        automated: false,
      },
    });
    const entries = await services.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.memberId, sender.id));
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual(
      expect.arrayContaining([
        ['wallet', -10],
        ['message', 10],
      ]),
    );
  });

  it('[B03] the key it was sent with is told to its sender alone', async () => {
    const { recipient, client, other } = await pair();
    const key = randomUUID();
    const body = { profile: recipient.id, text: 'Hello' };
    const { message } = (await client.call('POST', 'messages.php', { body, key })).json();
    const keysSeenBy = async (who: typeof client) =>
      (await who.get(`messages.php?conversation=${message.conversation}`))
        .json()
        .messages.map((one: { idempotency_key: string | null }) => one.idempotency_key);
    expect([message.idempotency_key, ...(await keysSeenBy(client))]).toEqual([key, key]);
    expect(await keysSeenBy(other)).toEqual([null]);
  });

  it('[C02] too few credits: refused with what it costs and what is there, and nothing is written', async () => {
    const { recipient, client, other } = await pair(9);
    const answer = await client.post('messages.php', { profile: recipient.id, text: 'Hello' });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'insufficient_credits']);
    expect(answer.json().params).toEqual({ required: 10, available: 9 });
    expect((await other.get('chats.php')).json().chats).toEqual([]);
    expect((await client.get('user.php')).json().user.credits).toBe(9);
  });

  it('[C02] a message is at most message_length characters, counted as people count them', async () => {
    const { recipient, client } = await pair();
    const send = (text: string) => client.post('messages.php', { profile: recipient.id, text });
    expect((await send('👍'.repeat(500))).statusCode).toBe(201);
    const long = await send('👍'.repeat(501));
    expect([long.statusCode, long.json().code, long.json().params]).toEqual([
      422,
      'message_too_long',
      { maximum: 500 },
    ]);
    for (const text of ['', '  \n ', '\u200B\u200B', '\u3164 \uFE0F\u200D', '\u2800\u00AD']) {
      const empty = await send(text);
      expect([empty.statusCode, empty.json().code]).toEqual([422, 'message_empty']);
    }
  });

  it('[C02] what joins the parts of an emoji is kept as it was written', async () => {
    const { recipient, client } = await pair();
    for (const text of ['👩‍👧', '❤️', 'ไทย\u200B']) {
      const sent = await client.post('messages.php', { profile: recipient.id, text });
      expect([sent.statusCode, sent.json().message.text]).toEqual([201, text]);
    }
  });

  it('[C02] what nobody sees breaks the line where it would, and else is left out', async () => {
    const { recipient, client } = await pair();
    const text = 'one\u000btwo\u2028three\r\nfour\u0000\u0007\u009f\tfive\u007f';
    const sent = await client.post('messages.php', { profile: recipient.id, text });
    const kept = 'one\ntwo\nthree\nfour five';
    expect([sent.statusCode, sent.json().message.text]).toEqual([201, kept]);
    const { messages } = (
      await client.get(`messages.php?conversation=${sent.json().message.conversation}`)
    ).json();
    expect(messages.map((one: { text: string }) => one.text)).toEqual([kept]);
    const none = await client.post('messages.php', { profile: recipient.id, text: '\u0007' });
    expect([none.statusCode, none.json().code]).toEqual([422, 'message_empty']);
  });

  it('[S05] an unconfirmed member can neither send nor receive', async () => {
    const { recipient, client } = await pair();
    const unconfirmed = await makeMember(services, { status: 'not_confirmed' });
    const own = await clientOf(test, unconfirmed);
    const sent = await own.post('messages.php', { profile: recipient.id, text: 'Hello' });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'email_not_confirmed']);
    const received = await client.post('messages.php', { profile: unconfirmed.id, text: 'Hello' });
    expect([received.statusCode, received.json().code]).toEqual([404, 'member_not_found']);
  });

  it('a disabled, a deleted, an unknown member and oneself cannot be told apart by writing to them', async () => {
    const { sender, client } = await pair();
    const disabled = await makeMember(services, { status: 'disabled' });
    const deleted = await makeMember(services, { status: 'deleted' });
    const answers = [];
    for (const profile of [disabled.id, deleted.id, services.newId(), sender.id]) {
      answers.push((await client.post('messages.php', { profile, text: 'Hello' })).body);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('member_not_found');
  });

  it('[C03] a free member can start two conversations; answering is no start, and removing one gives none back', async () => {
    const { sender, client } = await pair();
    const others = await Promise.all([1, 2, 3].map(() => makeMember(services, { credits: 100 })));
    const starter = await makeMember(services, { credits: 100 });
    const send = async (profile: string) =>
      (await client.post('messages.php', { profile, text: 'Hello' })).json();
    const first = await send(others[0]!.id);
    await send(others[1]!.id);
    await client.delete('chat.php', { conversation: first.message.conversation });
    expect(await send(others[2]!.id)).toMatchObject({
      status: 403,
      code: 'conversation_limit_reached',
      params: { limit: 2 },
    });
    expect((await client.get('user.php')).json().user.credits).toBe(480);
    await (await clientOf(test, starter)).post('messages.php', { profile: sender.id, text: 'Hi' });
    expect((await send(starter.id)).message).toBeDefined();
    expect((await send(others[0]!.id)).message).toBeDefined();
  });

  it('[C03] ten first messages at once by a free member start two conversations', async () => {
    const { client } = await pair();
    const others = await Promise.all(Array.from({ length: 10 }, () => makeMember(services)));
    const answers = await Promise.all(
      others.map((other) => client.post('messages.php', { profile: other.id, text: 'Hello' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
  });

  it('[C03] a premium member starts as many as there are credits', async () => {
    const { client } = await pair(50, { paidUser: true });
    for (let index = 0; index < 5; index += 1) {
      const other = await makeMember(services);
      const answer = await client.post('messages.php', { profile: other.id, text: 'Hello' });
      expect(answer.statusCode).toBe(201);
    }
  });

  it('two who write to each other at once do not block each other', async () => {
    const { sender, recipient, client, other } = await pair(500, { paidUser: true });
    await services.db
      .update(wallets)
      .set({ balance: 500 })
      .where(eq(wallets.memberId, recipient.id));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? client.post('messages.php', { profile: recipient.id, text: `a${index}` })
          : other.post('messages.php', { profile: sender.id, text: `b${index}` }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(
      Array.from({ length: 40 }, () => 201),
    );
  });

  it('[C01] history comes in pages, the newest first, oldest first within', async () => {
    const { recipient, client } = await pair(500, { paidUser: true });
    for (let index = 1; index <= 7; index += 1) {
      await client.post('messages.php', { profile: recipient.id, text: `${index}` });
    }
    const page = async (query: Record<string, string>) =>
      (await client.get('messages.php', { query })).json();
    const texts = (body: { messages: { text: string }[] }) =>
      body.messages.map((message) => message.text);
    const newest = await page({ profile: recipient.id, limit: '3' });
    expect([texts(newest), newest.has_more]).toEqual([['5', '6', '7'], true]);
    const older = await page({
      conversation: newest.conversation_id,
      limit: '4',
      before: String(newest.messages[0].position),
    });
    expect([texts(older), older.has_more]).toEqual([['1', '2', '3', '4'], false]);
    expect(newest.profile).toMatchObject({ id: recipient.id, name: 'Bram', kind: 'member' });
  });

  it("[C01] others' conversations are not found, by id or otherwise", async () => {
    const { recipient, client } = await pair();
    const sent = (
      await client.post('messages.php', { profile: recipient.id, text: 'Secret' })
    ).json();
    const conversation = sent.message.conversation as string;
    const stranger = await clientOf(test, await makeMember(services));
    for (const answer of [
      await stranger.get('messages.php', { query: { conversation } }),
      await stranger.put('messages.php', { conversation, read_up_to: sent.message.position }),
      await stranger.delete('chat.php', { conversation }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'conversation_not_found']);
    }
  });

  it('[C04] reading a conversation sets its unread to 0 and tells the sender when it was read', async () => {
    const { sender, recipient, client, other } = await pair(500, { paidUser: true });
    const sent = [];
    for (const text of ['1', '2', '3']) {
      sent.push(
        (await client.post('messages.php', { profile: recipient.id, text })).json().message,
      );
    }
    const conversation = sent[0].conversation as string;
    const read = (upTo: number) => other.put('messages.php', { conversation, read_up_to: upTo });
    expect((await read(sent[1].position)).json()).toEqual({ num_unread_messages: 1 });
    test.clock.advance(60_000);
    expect((await read(sent[0].position)).json()).toEqual({ num_unread_messages: 1 });
    expect((await read(sent[2].position)).json()).toEqual({ num_unread_messages: 0 });
    expect((await other.get('chats.php')).json()).toMatchObject({ total_unread: 0 });
    const seen = (await client.get('messages.php', { query: { profile: recipient.id } })).json()
      .messages;
    expect(seen.map((message: { read_at: string | null }) => message.read_at !== null)).toEqual([
      true,
      true,
      true,
    ]);
    expect(seen[2].read_at > seen[0].read_at).toBe(true);
    expect(sender.id).toBe(seen[0].sender);
  });

  it('[C05] removing a chat takes it away for the caller only; a new message brings it back without the old ones', async () => {
    const { sender, recipient, client, other } = await pair(500, { paidUser: true });
    const { message } = (
      await client.post('messages.php', { profile: recipient.id, text: 'Old' })
    ).json();
    const remove = () => other.delete('chat.php', { conversation: message.conversation });
    expect((await remove()).json()).toEqual({ removed: true });
    expect((await other.get('chats.php')).json().chats).toEqual([]);
    expect((await remove()).json().code).toBe('conversation_not_found');
    expect((await client.get('chats.php')).json().chats).toHaveLength(1);

    await client.post('messages.php', { profile: recipient.id, text: 'New' });
    const chats = (await other.get('chats.php')).json();
    expect(chats.chats).toMatchObject([
      { num_unread_messages: 1, last_message: { text: 'New', sender: sender.id } },
    ]);
    const history = (await other.get('messages.php', { query: { profile: sender.id } })).json();
    expect(history.messages.map((one: { text: string }) => one.text)).toEqual(['New']);
  });

  it('[B01] both sides are told of a message when it is committed, and not when it is refused', async () => {
    const { sender, recipient, client } = await pair(10);
    const heard: [string, string][] = [];
    for (const member of [sender, recipient]) {
      services.events.subscribe(member.id, (event) => {
        heard.push([member.name, event.type === 'message' ? event.message : event.type]);
      });
    }
    const first = (
      await client.post('messages.php', { profile: recipient.id, text: 'Paid' })
    ).json().message.id;
    expect(
      (await client.post('messages.php', { profile: recipient.id, text: 'Unpaid' })).statusCode,
    ).toBe(402);
    await expect.poll(() => heard.length).toBe(2);
    await services.events.publish(services.db, recipient.id, { type: 'chats' });
    await expect.poll(() => heard.length).toBe(3);
    expect(heard.slice(0, 2)).toEqual(
      expect.arrayContaining([
        [sender.name, first],
        ['Bram', first],
      ]),
    );
  });

  it('[B03] 100 parallel calls with one key send one message and charge once', async () => {
    const { recipient, client, other } = await pair();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        client.post('messages.php', { profile: recipient.id, text: 'Once' }, { key }),
      ),
    );
    const statuses = new Set(answers.map((answer) => answer.statusCode));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const ids = new Set(
      answers
        .filter((answer) => answer.statusCode === 201)
        .map((answer) => answer.json().message.id),
    );
    expect(ids.size).toBe(1);
    expect((await other.get('chats.php')).json().total_unread).toBe(1);
    expect((await client.get('user.php')).json().user.credits).toBe(490);
  });
});
