import { expect, it } from 'vitest';
import { exampleOf } from '../testing/examples.ts';
import { answer, spiedClient } from '../testing/spy.ts';

const give = () => answer(exampleOf('getUser', 200));

it('[S06] a client-type header is added on calls ending user.php', async () => {
  const { client, requests } = spiedClient(give, { clientType: () => 'app' });
  await client.GET('/api/user.php');
  await client.PUT('/api/user.php', { body: { language: 'nl' } });
  await client.POST('/api/user.php', { body: { email: 'anna@demo.velours.test', password: 'x' } });
  expect(requests.map((request) => request.headers.get('X-Client-Type'))).toEqual([
    'app',
    'app',
    'app',
  ]);
});

it('[S06] other calls carry no client-type header', async () => {
  const { client, requests } = spiedClient(give);
  await client.GET('/api/chats.php');
  await client.GET('/api/settings.php');
  expect(requests.map((request) => request.headers.has('X-Client-Type'))).toEqual([false, false]);
});

it('[S06] the type is asked at each call, so a page that becomes an app tells so', async () => {
  let type: 'browser' | 'app' = 'browser';
  const { client, requests } = spiedClient(give, { clientType: () => type });
  await client.GET('/api/user.php');
  type = 'app';
  await client.GET('/api/user.php');
  expect(requests.map((request) => request.headers.get('X-Client-Type'))).toEqual([
    'browser',
    'app',
  ]);
});
