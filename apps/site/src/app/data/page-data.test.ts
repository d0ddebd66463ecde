import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import {
  newQueries,
  receiveQueries,
  requireAccount,
  requireMember,
  servedUser,
  type PageArgs,
} from './page-data.ts';
import { createQueryClient, interestsQuery, regionsQuery } from './queries.ts';

afterEach(() => void vi.useRealTimers());

/** The answers of a server's cache as they stand in the document. */
function sentAnswers(member: object) {
  const server = createQueryClient();
  server.setQueryData(['user'], member);
  return { queries: newQueries(server, new Set()) };
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

it('[M02] an answer that two loaders find in the cache is sent once', () => {
  const server = createQueryClient();
  server.setQueryData(['members'], ['anna']);
  expect(JSON.parse(newQueries(server, new Set()))).toHaveLength(1);
  server.setQueryData(['user'], { id: 'anna' });
  expect(JSON.parse(newQueries(server, new Set()))).toEqual([
    { key: ['user'], data: { id: 'anna' } },
  ]);
});

it('[A04] whoever is banned reads why in place of a page, but of those that stay open', async () => {
  const pageOf = (user: object | null) =>
    ({ url: new URL('http://localhost/profile'), user: async () => user }) as unknown as PageArgs;
  const banned = pageOf({ status: 'banned' });
  const ledTo = (page: Promise<unknown>) =>
    page.then(
      () => null,
      (thrown: Response) => thrown.headers.get('Location'),
    );
  expect(await ledTo(requireMember(banned))).toBe('/ban');
  expect(await ledTo(requireAccount(banned))).toBeNull();
  expect(await ledTo(requireMember(pageOf({ status: 'active' })))).toBeNull();
  expect(await ledTo(requireAccount(pageOf(null)))).toBe('/login?next=%2Fprofile');
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
  expect(JSON.parse(newQueries(client, new Set()))).toEqual([
    { key: ['regions', 'NL'], data: [{ id: 'NL-UT' }] },
    { key: ['regions', 'DE'], data: [{ id: 'DE-BE' }] },
    { key: ['interests'], data: ['art'] },
  ]);
});
