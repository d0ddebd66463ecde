import { describe, expect, it } from 'vitest';
import { exampleOf } from '../testing/examples.ts';
import { answer, spiedClient } from '../testing/spy.ts';

async function queryFor(search: string, host = 'she.localhost:3000') {
  const give = () => answer(exampleOf('getSettings', 200));
  const { client, requests } = spiedClient(give, { place: () => ({ host, search }) });
  await client.GET('/api/settings.php');
  return [...new URL(requests[0]?.url ?? '').searchParams];
}

describe('[V01] settings.php', () => {
  it('[V01] carries forced-domain with the request host', async () => {
    expect(await queryFor('')).toEqual([['forced-domain', 'she.localhost:3000']]);
  });

  it("[V01] carries the route's query too", async () => {
    expect(await queryFor('?ref=autumn&t=20')).toEqual([
      ['ref', 'autumn'],
      ['t', '20'],
      ['forced-domain', 'she.localhost:3000'],
    ]);
  });

  it('[V01] the request host wins over a forced-domain in the route', async () => {
    expect(await queryFor('?forced-domain=gay.localhost')).toEqual([
      ['forced-domain', 'she.localhost:3000'],
    ]);
  });

  it('[V01] other calls carry neither', async () => {
    const { client, requests } = spiedClient(() => answer(exampleOf('getInterests', 200)));
    await client.GET('/api/interests.php');
    expect(requests[0]?.url).toBe('http://she.localhost:3000/api/interests.php');
  });

  it.each([
    '?ref=',
    '?ref=a&ref=b',
    '?ref=a%20b',
    '?sub1=%3Cscript%3E',
    `?network=${'a'.repeat(101)}`,
  ])(
    'a link parameter that is empty, repeats or does not match its pattern is not sent: %s',
    async (search) => {
      expect(await queryFor(search)).toEqual([['forced-domain', 'she.localhost:3000']]);
    },
  );

  it('[V21] a country that the contract knows is sent, as the search reads it: the first; another is not', async () => {
    expect(await queryFor('?country=DE&country=zz')).toContainEqual(['country', 'DE']);
    for (const search of ['?country=', '?country=JP', '?country=de']) {
      expect(await queryFor(search)).toEqual([['forced-domain', 'she.localhost:3000']]);
    }
  });

  it('link parameters given once are sent', async () => {
    const search = '?network=n&ref=r&sub1=1&sub2=2&sub3=3';
    expect(Object.fromEntries(await queryFor(search))).toEqual({
      network: 'n',
      ref: 'r',
      sub1: '1',
      sub2: '2',
      sub3: '3',
      'forced-domain': 'she.localhost:3000',
    });
  });
});
