import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createVeloursClient } from './client.ts';
import { NetworkError, ProblemError } from './errors.ts';
import { resolve } from './resolve.ts';
import { exampleOf } from './testing/examples.ts';
import { handlersFromExamples } from './testing/handlers.ts';
import { answer, spiedClient } from './testing/spy.ts';
import type { Chat, Partner, User } from '@velours/openapi/types';

const server = setupServer(...handlersFromExamples());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createVeloursClient({
  baseUrl: 'http://she.localhost:3000',
  place: () => ({ host: 'she.localhost', search: '' }),
  retry: { retries: 1, sleep: () => Promise.resolve() },
});

describe('the client over the examples of the contract', () => {
  it('[S06] gives the member who is logged in, typed', async () => {
    const answered = await resolve(client.GET('/api/user.php'));
    expectTypeOf(answered).toEqualTypeOf<{ user: User; push_kept?: boolean } | false>();
    expect(answered).toEqual(exampleOf('getUser', 200, 'premium'));
  });

  it('[C01] gives the conversations, typed', async () => {
    const { data } = await client.GET('/api/chats.php');
    expectTypeOf(data?.chats).toEqualTypeOf<Chat[] | undefined>();
    expectTypeOf(data?.profiles).toEqualTypeOf<Partner[] | undefined>();
    expect(data).toEqual(exampleOf('getChats', 200));
  });

  it('[S06] a wrong password rejects with the problem', async () => {
    server.use(...handlersFromExamples({ logIn: 'loginFailed' }));
    const body = { email: 'anna@demo.velours.test', password: 'wrong' };
    const call = resolve(client.POST('/api/user.php', { body }));
    await expect(call).rejects.toMatchObject({ code: 'login_failed', status: 401 });
    await expect(call).rejects.toBeInstanceOf(ProblemError);
  });

  it('[B03] no network rejects with NetworkError, after the tries', async () => {
    server.use(...handlersFromExamples({ sendMessage: 'network-error' }));
    const body = { profile: '0198c0de-0001-7a00-8a00-000000000002', text: 'Hello' };
    const call = client.POST('/api/messages.php', { body });
    await expect(call).rejects.toBeInstanceOf(NetworkError);
  });

  it('an answer without a body resolves to undefined, not to false', async () => {
    expect(await resolve(client.POST('/api/page-hidden.php', { body: {} }))).toBeUndefined();
  });

  it('an abort by the caller stays an abort', async () => {
    server.use(...handlersFromExamples({ getLikes: 'pending' }));
    const leaving = new AbortController();
    const call = client.GET('/api/likes.php', { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('bodies', () => {
  it('a photo is sent as a form', async () => {
    const { client, requests } = spiedClient(() => answer(exampleOf('uploadPhoto', 201), 201));
    const file = new File(['bytes'], 'me.webp', { type: 'image/webp' });
    await client.POST('/api/photo.php', { body: { file } });
    const [request] = requests;
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = (await request?.formData())?.get('file');
    expect(sent).toMatchObject({ name: 'me.webp', type: 'image/webp' });
  });

  it('everything else is sent as JSON', async () => {
    const { client, requests } = spiedClient(() => answer(exampleOf('saveProfile', 200)));
    await client.PUT('/api/profile.php', { body: { country: 'NL', tattoos: null } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ country: 'NL', tattoos: null });
  });
});
