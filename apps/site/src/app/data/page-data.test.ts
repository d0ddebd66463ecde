import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import { newQueries, receiveQueries, servedUser } from './page-data.ts';
import { interestsQuery, regionsQuery } from './queries.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

/** The answers of a server's cache as they stand in the document. */
function sentAnswers(member: object) {
  const server = createQueryClient();
  server.setQueryData(['user'], member);
  return newQueries(server, new Set());
}

it('[M02] what came with the document is fresh, however far the browser’s clock is ahead of the server’s', () => {
  const sent = sentAnswers({ id: 'anna' });
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  const client = createQueryClient();
  receiveQueries(client, sent);
  const query = client.getQueryCache().find({ queryKey: ['user'] });
  expect(query?.isStaleByTime(30_000)).toBe(false);
});

it('[M02] a document’s answers are taken once, and its member stays known', () => {
  const sent = sentAnswers({ id: 'anna', credits: 10 });
  const client = createQueryClient();
  receiveQueries(client, sent);
  client.setQueryData(['user'], { id: 'anna', credits: 0 });
  receiveQueries(client, sent);
  expect(client.getQueryData(['user'])).toEqual({ id: 'anna', credits: 0 });
  expect(servedUser(client)).toEqual({ id: 'anna', credits: 10 });
});

it('regions and interests are fetched once, and a page is sent the regions that it shows', async () => {
  const GET = vi.fn<(path: string) => Promise<unknown>>(async (path) => ({
    data: path.includes('regions')
      ? { regions: { NL: [{ id: 'NL-UT' }], DE: [{ id: 'DE-BE' }] } }
      : { interests: ['art'] },
    response: new Response(),
  }));
  const api = { GET } as unknown as Api;
  const client = createQueryClient();
  for (const _time of [1, 2]) {
    await client.ensureQueryData(regionsQuery(api, 'NL'));
    await client.ensureQueryData(regionsQuery(api, 'DE'));
    await client.ensureQueryData(interestsQuery(api));
  }
  expect(GET.mock.calls.map(([path]) => path)).toEqual(['/api/regions.php', '/api/interests.php']);
  expect(newQueries(client, new Set())).toEqual([
    { key: ['regions', 'NL'], data: [{ id: 'NL-UT' }] },
    { key: ['regions', 'DE'], data: [{ id: 'DE-BE' }] },
    { key: ['interests'], data: ['art'] },
  ]);
});
