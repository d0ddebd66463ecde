import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerEntries, members, messages } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { auditLedger } from '../credits/audit.ts';

describe('giving a gift', async () => {
  const test = await createTestApp();
  const { services } = test;
  const pair = async (credits = 500, values = {}) => {
    const sender = await makeMember(services, { credits, ...values });
    const recipient = await makeMember(services, { name: 'Bram', gender: 'male' });
    const [client, other] = [await clientOf(test, sender), await clientOf(test, recipient)];
    return { sender, recipient, client, other };
  };
  const creditsOf = async (client: Awaited<ReturnType<typeof clientOf>>) =>
    (await client.get('user.php')).json().user.credits as number;

  it('[C07] costs gift_credits, charged once, as an entry of its own kind in ledger and statement', async () => {
    const { sender, recipient, client, other } = await pair();
    const answer = await client.post('gift.php', { profile: recipient.id, gift: 'rose' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      credits: 485,
      message: { kind: 'gift', text: '', gift: 'rose', gif: null, sender: sender.id },
    });
    const entries = await services.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.memberId, sender.id));
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual(
      expect.arrayContaining([
        ['wallet', -15],
        ['gift', 15],
      ]),
    );
    const { days } = (await client.get('statement.php')).json();
    expect(days[0].lines).toContainEqual({ kind: 'gift', count: 1, amount: -15 });
    expect((await auditLedger(services.db)).unbalanced).toEqual([]);

    const { chats } = (await other.get('chats.php')).json();
    expect(chats[0]).toMatchObject({
      num_unread_messages: 1,
      last_message: { kind: 'gift', text: '' },
    });
    const history = (await other.get('messages.php', { query: { profile: sender.id } })).json();
    expect(history.messages).toMatchObject([{ kind: 'gift', gift: 'rose', idempotency_key: null }]);
  });

  it('[C07] both sides hear of it when it is committed', async () => {
    const { sender, recipient, client } = await pair(15);
    const heard: string[] = [];
    for (const { id } of [sender, recipient]) {
      services.events.subscribe(id, (event) => heard.push(event.type));
    }
    await client.post('gift.php', { profile: recipient.id, gift: 'cake' });
    await expect.poll(() => heard).toEqual(['message', 'message']);
  });

  it('[C07] too few credits: refused with what it costs and what is there, and nothing is given', async () => {
    const { recipient, client, other } = await pair(14);
    const answer = await client.post('gift.php', { profile: recipient.id, gift: 'rose' });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'insufficient_credits']);
    expect(answer.json().params).toEqual({ required: 15, available: 14 });
    expect((await other.get('chats.php')).json().chats).toEqual([]);
    expect(await creditsOf(client)).toBe(14);
  });

  it('[C07] [B03] the same key gives once and charges once, also 50 times at once; another gift under it is refused', async () => {
    const { recipient, client } = await pair(100);
    const key = randomUUID();
    const give = (gift: string) =>
      client.call('POST', 'gift.php', { body: { profile: recipient.id, gift }, key });
    const answers = await Promise.all(Array.from({ length: 50 }, () => give('star')));
    expect(answers.every(({ statusCode }) => [201, 409].includes(statusCode))).toBe(true);
    const given = await services.db
      .select()
      .from(messages)
      .where(eq(messages.recipient, recipient.id));
    expect(given).toHaveLength(1);
    expect(await creditsOf(client)).toBe(85);
    const again = await give('star');
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect((await give('teddy')).statusCode).toBe(422);
  });

  it('[C07] two gifts at once on credits for one: one is given', async () => {
    const { recipient, client } = await pair(15);
    const answers = await Promise.all(
      ['rose', 'cake'].map((gift) => client.post('gift.php', { profile: recipient.id, gift })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 402,
    ]);
    expect(await creditsOf(client)).toBe(0);
  });

  it('[C07] two who give to each other at once both give', async () => {
    const { sender, recipient, client, other } = await pair(15);
    await services.db.update(members).set({ paidUser: true });
    const answers = await Promise.all([
      client.post('gift.php', { profile: recipient.id, gift: 'rose' }),
      other.post('messages.php', { profile: sender.id, text: 'Thank you' }),
    ]);
    expect(answers[0]?.statusCode).toBe(201);
    expect([201, 402]).toContain(answers[1]?.statusCode);
  });

  it('[C07] [S05] an unconfirmed member gives nothing, and the rules of a message hold', async () => {
    const { sender, recipient, client } = await pair(500, { paidUser: false });
    const unconfirmed = await makeMember(services, { status: 'not_confirmed', credits: 100 });
    const own = await clientOf(test, unconfirmed);
    const refused = await own.post('gift.php', { profile: recipient.id, gift: 'rose' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'email_not_confirmed']);
    const self = await client.post('gift.php', { profile: sender.id, gift: 'rose' });
    expect([self.statusCode, self.json().code]).toEqual([404, 'member_not_found']);
    const unknown = await client.post('gift.php', { profile: recipient.id, gift: 'car' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'validation_failed']);
  });

  it('[C07] a gift starts a conversation as a message does: a free member can start so many', async () => {
    const limited = await createTestApp({ settings: { conversations_free: 1 } });
    const sender = await makeMember(limited.services, { credits: 500, paidUser: false });
    const client = await clientOf(limited, sender);
    const give = async () => {
      const { id } = await makeMember(limited.services);
      return client.post('gift.php', { profile: id, gift: 'rose' });
    };
    expect((await give()).statusCode).toBe(201);
    const second = await give();
    expect([second.statusCode, second.json().code]).toEqual([403, 'conversation_limit_reached']);
    expect(await creditsOf(client)).toBe(485);
  });
});
