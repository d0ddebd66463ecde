import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushSubscriptions, sessions } from '../../db/schema.ts';
import { sha256 } from '../../secrets.ts';
import { createTestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createPushReader } from '../../testing/push-service.ts';

interface Listed {
  readonly id: string;
  readonly is_current: boolean;
  readonly last_seen_at: string;
  readonly browser: string | null;
}

describe('[B05] the list of sessions', async () => {
  const test = await createTestApp({
    push: { publicKey: 'test', accepts: () => true, send: async () => 'sent' },
  });
  const { services, clock } = test;
  const listed = async (client: Awaited<ReturnType<typeof clientOf>>): Promise<Listed[]> =>
    (await client.get('sessions.php')).json().sessions;

  it("holds the member's own sessions, says which one asks, and gives no hash away", async () => {
    const member = await makeMember(services);
    const [here, there] = [await clientOf(test, member), await clientOf(test, member)];
    await clientOf(test, await makeMember(services));
    clock.advance(120_000);
    const answer = await here.get('sessions.php');
    const { sessions: list } = answer.json() as { sessions: Listed[] };
    expect(list.map(({ is_current }) => is_current)).toEqual([true, false]);
    // The one that asks was seen just now, the other at its log-in.
    expect(list[0]?.last_seen_at).toBe(new Date(clock()).toISOString());
    expect(await listed(there)).toHaveLength(2);
    const rows = await services.db.select().from(sessions).where(eq(sessions.memberId, member.id));
    for (const { idHash } of rows) {
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(answer.body).not.toContain(idHash.toString(form));
    }
    for (const client of [here, there])
      expect(answer.body).not.toContain(client.cookies.get('session'));
  });

  it('ends one of them; its next call is a visitor’s, and its stream learns at once', async () => {
    const member = await makeMember(services);
    const [here, there, third] = [
      await clientOf(test, member),
      await clientOf(test, member),
      await clientOf(test, member),
    ];
    const other = (await listed(there)).find(({ is_current }) => is_current);
    const events = await eventsDuring(services, member.id, async () => {
      const left = await here.delete('sessions.php', { id: other?.id });
      expect(left.json().sessions).toHaveLength(2);
    });
    expect(events).toEqual([{ type: 'user' }]);
    expect((await there.get('chats.php')).json().code).toBe('authentication_required');
    expect((await third.get('chats.php')).statusCode).toBe(200);
  });

  it('ends all others, and never the one that asks', async () => {
    const member = await makeMember(services);
    const here = await clientOf(test, member);
    const others = [await clientOf(test, member), await clientOf(test, member)];
    const own = (await listed(here)).find(({ is_current }) => is_current);
    expect((await here.delete('sessions.php', { id: own?.id })).json().sessions).toHaveLength(3);
    expect((await here.delete('sessions.php', { id: null })).json().sessions).toMatchObject([
      { id: own?.id, is_current: true },
    ]);
    for (const client of others) expect((await client.get('user.php')).statusCode).toBe(403);
    expect((await here.get('user.php')).statusCode).toBe(200);
  });

  it('[N02] ends the notifications to a browser with its session, and to no other', async () => {
    const member = await makeMember(services);
    const [here, phone, desk] = [
      await clientOf(test, member),
      await clientOf(test, member),
      await clientOf(test, member),
    ];
    const endpoint = (name: string) => `https://push.velours.test/${name}`;
    const subscribe = (client: typeof here, name: string) => {
      const subscription = { endpoint: endpoint(name), keys: createPushReader().keys };
      return client.post('user.php', { subscription }, { query: { push: '1' } });
    };
    const kept = async () =>
      (
        await services.db
          .select()
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.memberId, member.id))
      )
        .map((row) => row.endpoint)
        .toSorted();
    const all = { here, phone, desk };
    for (const [name, client] of Object.entries(all)) {
      expect((await subscribe(client, name)).statusCode).toBe(200);
    }
    const own = (await listed(phone)).find(({ is_current }) => is_current);
    await here.delete('sessions.php', { id: own?.id });
    expect(await kept()).toEqual([endpoint('desk'), endpoint('here')]);
    await here.delete('sessions.php', { id: null });
    expect(await kept()).toEqual([endpoint('here')]);
    await here.get('logout.php');
    expect(await kept()).toEqual([]);

    // Logged in again, the browser is no subscriber until it says so.
    const again = await clientOf(test, member);
    await subscribe(again, 'here');
    const later = await clientOf(test, member);
    const isKept = async (client: typeof here) => {
      const id = sha256(endpoint('here')).toString('hex');
      return (await client.get('user.php', { query: { push_id: id } })).json().push_kept as boolean;
    };
    expect([await isKept(again), await isKept(later)]).toEqual([true, false]);
    await subscribe(later, 'here');
    expect([await isKept(again), await isKept(later)]).toEqual([false, true]);
  });

  it('does nothing to the sessions of somebody else', async () => {
    const [mine, theirs] = [
      await clientOf(test, await makeMember(services)),
      await clientOf(test, await makeMember(services)),
    ];
    const [their] = await listed(theirs);
    const [own] = await listed(mine);
    const answer = await mine.delete('sessions.php', { id: their?.id });
    expect(answer.json().sessions).toMatchObject([{ id: own?.id }]);
    expect((await theirs.get('user.php')).statusCode).toBe(200);
  });
});
