import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../errors.ts';
import { resolve } from '../resolve.ts';
import { exampleOf } from '../testing/examples.ts';
import { answer, spiedClient } from '../testing/spy.ts';

const refused = () => answer(exampleOf('getChats', 403, 'authenticationRequired'), 403);

describe('[S09] 403 with authentication_required', () => {
  it('[S09] logs the member out, and the request resolves to false', async () => {
    const onAuthenticationRequired = vi.fn<() => void>();
    const { client } = spiedClient(refused, { onAuthenticationRequired });
    expect(await resolve(client.GET('/api/chats.php'))).toBe(false);
    expect(onAuthenticationRequired).toHaveBeenCalledTimes(1);
  });

  it('[S09] gives a caller of the plain client neither data nor an error', async () => {
    const { client } = spiedClient(refused);
    const { data, error } = await client.GET('/api/chats.php');
    expect([data, error]).toEqual([undefined, undefined]);
  });

  it('[S09] waits until the member is logged out', async () => {
    const steps: string[] = [];
    const { client } = spiedClient(refused, {
      onAuthenticationRequired: async () => {
        await Promise.resolve();
        steps.push('logged out');
      },
    });
    await client.GET('/api/likes.php');
    steps.push('resolved');
    expect(steps).toEqual(['logged out', 'resolved']);
  });

  it('[S09] from user.php it logs nobody out: it is a problem like others', async () => {
    const onAuthenticationRequired = vi.fn<() => void>();
    const { client } = spiedClient(refused, { onAuthenticationRequired });
    const call = resolve(client.GET('/api/user.php'));
    await expect(call).rejects.toMatchObject({ code: 'authentication_required', status: 403 });
    expect(onAuthenticationRequired).not.toHaveBeenCalled();
  });

  it.each([
    ['another 403', () => answer(exampleOf('sendMessage', 403, 'emailNotConfirmed'), 403)],
    ['a 403 that is not JSON', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
    ['the flag under another status', () => answer({ authentication_required: true }, 404)],
    ['the flag set to false', () => answer({ authentication_required: false }, 403)],
  ])('[S09] %s logs nobody out', async (_, give) => {
    const onAuthenticationRequired = vi.fn<() => void>();
    const { client } = spiedClient(give, { onAuthenticationRequired });
    await expect(resolve(client.GET('/api/chats.php'))).rejects.toBeInstanceOf(ProblemError);
    expect(onAuthenticationRequired).not.toHaveBeenCalled();
  });
});
