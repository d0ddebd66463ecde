import { describe, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { PageArgs } from '../../app/data/page-data.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { loadMemberPage, similarFilter, similarTo } from './member.ts';

const ALL = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

describe('members like the one that is read', () => {
  it('[P02] similar members are of the same gender, country and about the same age, as far as that can be searched', () => {
    const bram = { id: 'bram', gender: 'male', country: 'NL', age: 22 } as const;
    expect(similarFilter(bram, ALL)).toEqual({ gender: 'male', country: 'NL', max_age: 29 });
    expect(similarFilter({ ...bram, age: 95 }, ['gender', 'min_age'])).toEqual({
      gender: 'male',
      min_age: 88,
    });
    const found = ['bram', 'a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(similarTo(bram, found).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

it('[P02] a profile is there also where those like it cannot be searched for', async () => {
  const refusal = { status: 429, code: 'too_many_requests', params: {} };
  const answers: Record<string, object> = {
    '/api/settings.php': exampleOf('getSettings', 200),
    '/api/member.php': exampleOf('getMember', 200),
    '/api/regions.php': { regions: {} },
  };
  const GET = async (path: string) =>
    path === '/api/members.php'
      ? { error: refusal, response: Response.json(refusal, { status: 429 }) }
      : { data: answers[path], response: new Response() };
  const { id, name, age } = exampleOf('getMember', 200).profile;
  const page = { api: { GET }, queryClient: createQueryClient(), params: { id } };
  await expect(loadMemberPage(page as unknown as PageArgs)).resolves.toEqual({ name, age });
});
