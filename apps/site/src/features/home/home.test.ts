import { expect, it, vi } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { Api, Schemas } from '../../app/data/api.ts';
import { newQueries, type PageArgs } from '../../app/data/page-data.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { insideQuery, loadHome } from './home.ts';

const { settings } = exampleOf('getSettings', 200);
const found = exampleOf('searchMembers', 200, 'many');
const [card] = found.results as [Schemas['ProfileCard'], ...Schemas['ProfileCard'][]];
const person = (id: string, kind: Schemas['ProfileCard']['kind']) => ({ ...card, id, kind });

const ANSWERS: Record<string, object> = {
  '/api/settings.php': { settings: { ...settings, logged_out_search: 'yes' } },
  '/api/lander.php': { campaign: null, profiles: [] },
  '/api/members.php': {
    ...found,
    results: [
      person('real-member', 'member'),
      person('shown', 'demo'),
      person('drawn', 'fictional'),
    ],
  },
  '/api/regions.php': { regions: {} },
};

it('[L05] search engines show the home page: no real member stands on it, or travels with it', async () => {
  const GET = vi.fn<(path: string) => Promise<unknown>>(async (path) => ({
    data: ANSWERS[path],
    response: new Response(),
  }));
  const api = { GET } as unknown as Api;
  const queryClient = createQueryClient();
  await loadHome({ api, queryClient, user: async () => null } as unknown as PageArgs);

  const inside = queryClient.getQueryData(insideQuery(api, settings).queryKey);
  expect(inside?.map(({ id }) => id)).toEqual(['shown', 'drawn']);
  expect(newQueries(queryClient, new Set())).not.toContain('real-member');
});

it('[L05] who is here may be asked for too often from one address: the home page is there without them', async () => {
  const refusal = { status: 429, code: 'too_many_requests', params: {} };
  const GET = async (path: string) =>
    path === '/api/members.php'
      ? { error: refusal, response: Response.json(refusal, { status: 429 }) }
      : { data: ANSWERS[path], response: new Response() };
  const queryClient = createQueryClient();
  const page = { api: { GET }, queryClient, user: async () => null } as unknown as PageArgs;
  await expect(loadHome(page)).resolves.toBeUndefined();
});
