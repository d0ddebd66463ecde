import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pushSubscriptions, sessions } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createPushReader } from '../../testing/push-service.ts';
import { removeEndedSessions, SESSION_SECONDS } from '../sessions/sessions.ts';
import { MOST_BROWSERS } from './subscriptions.ts';

describe('the browsers that a member is notified in', async () => {
  let called: string[] = [];
  let outcome: 'sent' | 'unanswered' = 'sent';
  const test = await createTestApp({
    settings: { message_credits: 0, conversations_free: 100 },
    push: {
      publicKey: 'key',
      accepts: () => true,
      send: async ({ endpoint }) => {
        called.push(endpoint);
        return outcome;
      },
    },
  });
  const { services, clock } = test;
  type Client = Awaited<ReturnType<typeof clientOf>>;

  const endpointOf = (name: string | number) => `https://push.velours.test/${name}`;
  const subscribe = async (client: Client, name: string | number) => {
    const subscription = { endpoint: endpointOf(name), keys: createPushReader().keys };
    const answer = await client.post('user.php', { subscription }, { query: { push: '1' } });
    expect(answer.statusCode).toBe(200);
  };
  const kept = async (memberId: string) =>
    (
      await services.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.memberId, memberId))
    ).map(({ endpoint }) => endpoint);
  /** Where a message to the member is told of. */
  const toldOf = async (memberId: string) => {
    called = [];
    const author = await clientOf(test, await makeMember(services));
    const answer = await author.post('messages.php', { profile: memberId, text: 'Hello' });
    expect(answer.statusCode).toBe(201);
    await test.jobs.runAll();
    return called.toSorted();
  };

  it('[N02] are the newest twenty, however many subscribe, and in whatever order', async () => {
    const reader = await makeMember(services);
    const client = await clientOf(test, reader);
    const names = Array.from({ length: MOST_BROWSERS + 5 }, (_, number) => number);
    for (const name of names) {
      await subscribe(client, name);
      clock.advance(1000);
    }
    const newest = names.slice(-MOST_BROWSERS).map(endpointOf).toSorted();
    expect(await toldOf(reader.id)).toEqual(newest);

    // The oldest of them is used again: it is the newest.
    await subscribe(client, names.at(-MOST_BROWSERS) ?? '');
    clock.advance(1000);
    await subscribe(client, 'another');
    expect((await kept(reader.id)).toSorted()).toEqual(
      [
        ...newest.filter((one) => one !== endpointOf(names.at(-MOST_BROWSERS + 1) ?? '')),
        endpointOf('another'),
      ].toSorted(),
    );

    await Promise.all(names.map((name) => subscribe(client, `at-once-${name}`)));
    expect(await kept(reader.id)).toHaveLength(MOST_BROWSERS);
  });

  it('[N02] are none whose push service has answered nothing for a day', async () => {
    const reader = await makeMember(services);
    await subscribe(await clientOf(test, reader), 'quiet');
    const keptAfter = async (...outcomes: (typeof outcome)[]) => {
      for (const one of outcomes) {
        outcome = one;
        const told = toldOf(reader.id);
        await (one === 'sent' ? told : told.catch(() => undefined));
      }
      outcome = 'sent';
      return kept(reader.id);
    };
    expect(await keptAfter('unanswered')).toHaveLength(1);
    clock.advance(DAY_MS - 1000);
    expect(await keptAfter('unanswered', 'sent')).toHaveLength(1);
    // From then on it counts anew.
    clock.advance(DAY_MS);
    expect(await keptAfter('unanswered')).toHaveLength(1);
    clock.advance(DAY_MS);
    expect(await keptAfter('unanswered')).toEqual([]);
  });

  it('[N02] are none whose session has ended by time', async () => {
    const reader = await makeMember(services);
    await subscribe(await clientOf(test, reader), 'library');
    clock.advance(SESSION_SECONDS * 1000 - DAY_MS);
    await subscribe(await clientOf(test, reader), 'home');
    expect(await toldOf(reader.id)).toEqual([endpointOf('home'), endpointOf('library')]);

    // At once, not from the next sweep on.
    clock.advance(DAY_MS);
    expect(await toldOf(reader.id)).toEqual([endpointOf('home')]);
    await removeEndedSessions(services);
    expect(await kept(reader.id)).toEqual([endpointOf('home')]);
  });

  it('[N02] are not kept where an earlier sweep took the session alone, or its session was never known', async () => {
    const reader = await makeMember(services);
    await subscribe(await clientOf(test, reader), 'left');
    await services.db.delete(sessions).where(eq(sessions.memberId, reader.id));
    const unknown = { memberId: reader.id, p256dh: 'p256dh', auth: 'auth' };
    const createdAt = new Date(clock());
    await services.db
      .insert(pushSubscriptions)
      .values({ ...unknown, endpoint: endpointOf('old'), createdAt });
    expect(await toldOf(reader.id)).toEqual([endpointOf('old')]);
    await removeEndedSessions(services);
    expect(await kept(reader.id)).toEqual([endpointOf('old')]);
    clock.advance(SESSION_SECONDS * 1000);
    await removeEndedSessions(services);
    expect(await kept(reader.id)).toEqual([]);
  });
});
