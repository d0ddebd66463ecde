import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/testing.ts';
import { createTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, makeMember } from '../testing/members.ts';

describe('[B03] reads that may be a second old', async () => {
  // A replica that is never up to date: whoever is on it is nowhere else.
  const late = await createTestDatabase();
  const test = await createTestApp({
    replica: {
      pool: late.pool,
      read: async (work) => work(late.db),
      age: () => 0,
      close: async () => undefined,
    },
  });
  const { services } = test;
  const anna = await makeMember(services, { paidUser: true });
  const { id: bram } = await makeMember(services, { gender: 'male' });
  const { id: chris } = await makeMember(services, { gender: 'male' });
  const { id: dave } = await makeMember({ ...services, db: late.db }, { gender: 'male' });
  let client: Client;
  beforeEach(async () => {
    client = await clientOf(test, anna);
  });

  const searched = async () => {
    const answer = await client.get('members.php?gender=male');
    const { results } = answer.json<{ readonly results: readonly { readonly id: string }[] }>();
    return results.map(({ id }) => id).toSorted();
  };
  const dealt = async () => {
    const answer = await client.get('swipe.php');
    const { cards } = answer.json<{
      readonly cards: readonly { readonly profile: { readonly id: string } }[];
    }>();
    return cards.map(({ profile }) => profile.id).toSorted();
  };

  it('are search and the swipe deck', async () => {
    expect(await searched()).toEqual([dave]);
    expect(await dealt()).toEqual([dave]);
  });

  it('are of now for five seconds after a write', async () => {
    const answer = await client.post('block.php', { profile: bram });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'recent-write', maxAge: 5, httpOnly: true, sameSite: 'Lax' }),
    );
    expect(await searched()).toEqual([chris]);
    expect(await dealt()).toEqual([chris]);
    client.cookies.delete('recent-write');
    expect(await searched()).toEqual([dave]);
  });

  it('are of now on a page that has just written', async () => {
    const page = client.page();
    const found = async () => (await page('/api/members.php?gender=male')).text();
    expect(await found()).toContain(dave);
    const written = await page('/api/block.php', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ profile: bram }),
    });
    expect(written.status).toBeLessThan(300);
    expect(await found()).toContain(bram);
  });

  it('nobody is told of where there is no replica', async () => {
    const alone = await createTestApp();
    const member = await clientOf(alone, await makeMember(alone.services));
    const answer = await member.post('page-hidden.php', {});
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
