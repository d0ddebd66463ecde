/** How often the hot calls ask the database: each transaction waits for a connection, and each round trip for an answer. */
import { describe, expect, it } from 'vitest';
import { createTestApp } from './testing/app.ts';
import { statementsOf } from './testing/statements.ts';
import { clientOf, makeMember } from './testing/members.ts';

/** A statement outside of a transaction is one by itself. */
function transactionsIn(statements: readonly string[]): number {
  let isOpen = false;
  let number = 0;
  for (const statement of statements) {
    if (statement === 'begin') isOpen = true;
    else if (statement === 'commit' || statement === 'rollback') isOpen = false;
    if (!isOpen) number += 1;
  }
  return number;
}

describe('transactions of a call', async () => {
  const test = await createTestApp();
  const { services } = test;
  const [anna, bram] = [
    await makeMember(services, { credits: 1000, paidUser: true }),
    await makeMember(services, { gender: 'male' }),
  ];
  for (let count = 0; count < 12; count += 1) await makeMember(services, { gender: 'male' });
  const client = await clientOf(test, anna);
  const send = () => client.post('messages.php', { profile: bram.id, text: 'Hello' });
  // The first message begins the conversation, and the first look of ten counts them all.
  await send();
  await client.get('members.php');

  it.each([
    ['settings of a visitor', () => test.client().get('settings.php'), 0],
    ['settings', () => client.get('settings.php'), 1],
    ['user', () => client.get('user.php'), 1],
    ['chats', () => client.get('chats.php'), 2],
    ['members', () => client.get('members.php?gender=male'), 2],
    ['send', send, 2],
  ])('[E06] %s', async (_name, call, most) => {
    let status = 0;
    const statements = await statementsOf(async () => {
      status = (await call()).statusCode;
    });
    expect(status).toBeLessThan(300);
    expect(transactionsIn(statements)).toBeLessThanOrEqual(most);
  });

  it('[E06] a page asks once whose session it is', async () => {
    const apiFetch = client.page();
    const paths = ['settings', 'user', 'chats', 'members'];
    const statements = await statementsOf(async () => {
      const answers = await Promise.all(paths.map((name) => apiFetch(`/api/${name}.php`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });
    expect(transactionsIn(statements)).toBe(3);
  });

  it('[E06] but again after it has written: log-out on a page is log-out for the rest of it', async () => {
    const apiFetch = client.page();
    const statusOf = async (path: string) => (await apiFetch(path)).status;
    expect(await statusOf('/api/user.php')).toBe(200);
    expect(await statusOf('/api/logout.php')).toBeLessThan(400);
    expect(await statusOf('/api/user.php')).toBe(403);
  });

  it('[E06] one that is refused sends nothing after its rollback', async () => {
    const strict = await createTestApp({ settings: { conversations_free: 0 } });
    const sender = await makeMember(strict.services, { credits: 1000 });
    const { id } = await makeMember(strict.services);
    const free = await clientOf(strict, sender);
    const statements = await statementsOf(async () => {
      const refused = await free.post('messages.php', { profile: id, text: 'Hello' });
      expect(refused.json().code).toBe('conversation_limit_reached');
    });
    expect(statements.filter((statement) => statement === 'rollback')).toHaveLength(1);
    expect(statements.at(-1)).toBe('rollback');
    expect((await free.get('user.php')).json().user.credits).toBe(1000);
  });
});
