import { describe, expect, it, vi } from 'vitest';
import { answer, spiedClient } from '../testing/spy.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const given = '3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f';
const profile = '0198c0de-0001-7a00-8a00-000000000002';
const keysOf = (requests: readonly Request[]) =>
  requests.map((request) => request.headers.get('Idempotency-Key'));

describe('Idempotency-Key', () => {
  it('[B03] a write without one gets a fresh one', async () => {
    const { client, requests } = spiedClient(() => answer({ liked: true, match: false }));
    await client.POST('/api/like.php', { body: { profile } });
    await client.PUT('/api/like.php', { body: { profile } });
    await client.DELETE('/api/like.php', { body: { profile } });
    const keys = keysOf(requests);
    expect(keys).toEqual([
      expect.stringMatching(uuid),
      expect.stringMatching(uuid),
      expect.stringMatching(uuid),
    ]);
    expect(new Set(keys).size).toBe(3);
  });

  it('[B03] a write that has one keeps it', async () => {
    const { client, requests } = spiedClient(() => answer({ liked: true, match: false }));
    await client.POST('/api/like.php', {
      body: { profile },
      params: { header: { 'Idempotency-Key': given } },
    });
    expect(keysOf(requests)).toEqual([given]);
  });

  it('[B03] every try of one call carries the key made for it', async () => {
    const newKey = vi.fn<() => string>(newIdempotencyKey);
    const statuses = [500, 503, 200];
    const { client, requests } = spiedClient(
      () => answer({ removed: true }, statuses.shift() ?? 200),
      {
        newKey,
        retry: { sleep: () => Promise.resolve() },
      },
    );
    await client.DELETE('/api/chat.php', { body: { conversation: profile } });
    expect(newKey).toHaveBeenCalledTimes(1);
    expect(new Set(keysOf(requests)).size).toBe(1);
    expect(requests).toHaveLength(3);
  });

  it('[B03] reads, log-in, page-hidden and typing get none; a push subscription does', async () => {
    const { client, requests } = spiedClient(() => answer({}));
    await client.GET('/api/chats.php');
    await client.POST('/api/user.php', {
      body: { email: 'anna@demo.velours.test', password: 'x' },
    });
    await client.POST('/api/page-hidden.php', { body: {} });
    await client.POST('/api/typing.php', { body: { conversation: profile } });
    expect(keysOf(requests)).toEqual([null, null, null, null]);
    await client.POST('/api/user.php', {
      params: { query: { push: 1 } },
      body: { subscription: { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } } },
    });
    expect(keysOf(requests)[4]).toMatch(uuid);
  });

  it('[B03] is a random UUID where crypto.randomUUID is missing too', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff),
    });
    try {
      expect(newIdempotencyKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(newIdempotencyKey()).toMatch(uuid);
  });
});
