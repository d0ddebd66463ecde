import { expect, it } from 'vitest';
import { createVeloursClient } from '../client.ts';
import { NetworkError } from '../errors.ts';
import { exampleOf } from './examples.ts';
import { fetchFromExamples, type FetchAnswers } from './fetch.ts';

const clientOf = (answers?: FetchAnswers) =>
  createVeloursClient({
    baseUrl: 'http://general.localhost',
    place: () => ({ host: 'general.localhost', search: '' }),
    retry: { retries: 0 },
    fetch: fetchFromExamples(answers),
  });

it('answers with the first example of each operation', async () => {
  const { data } = await clientOf().GET('/api/chats.php');
  expect(data).toEqual(exampleOf('getChats', 200));
});

it('answers with the example that is named, also one of a refusal', async () => {
  const client = clientOf({ getChats: 'none', getLikes: '500/internalError' });
  expect((await client.GET('/api/chats.php')).data).toEqual(exampleOf('getChats', 200, 'none'));
  expect((await client.GET('/api/likes.php')).response.status).toBe(500);
});

it('answers with a body of ones own, and by what was asked', async () => {
  const many = { ...exampleOf('searchMembers', 200), num_results: 7 };
  const client = clientOf({
    searchMembers: ({ url }) => (url.includes('page=2') ? 'none' : many),
  });
  const page = async (number: number) =>
    (await client.GET('/api/members.php', { params: { query: { page: number } } })).data;
  expect((await page(1))?.num_results).toBe(7);
  expect((await page(2))?.num_results).toBe(0);
});

it('is out of reach, or waits until it is given up', async () => {
  const client = clientOf({ getChats: 'network-error', getLikes: 'pending' });
  await expect(client.GET('/api/chats.php')).rejects.toThrow(NetworkError);
  const giveUp = new AbortController();
  const waiting = client.GET('/api/likes.php', { signal: giveUp.signal });
  giveUp.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
});

it('refuses an example that the contract does not have', async () => {
  const request = new Request('http://general.localhost/api/chats.php');
  await expect(fetchFromExamples({ getChats: 'many' })(request)).rejects.toThrow(
    'getChats has no example many',
  );
});
