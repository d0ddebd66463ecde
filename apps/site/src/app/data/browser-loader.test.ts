import { expect, it, vi } from 'vitest';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { openSitePage } from '../document/browser-page.ts';
import type { Api } from './api.ts';
import { browserLoader } from './browser-loader.ts';
import { changeMember, createQueryClient } from './query-client.ts';

it('[S06] a page that is being opened while another member comes is loaded for that one', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://velours.test/'));
  const queryClient = createQueryClient();
  openSitePage({ api: {} as Api, queryClient });
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const queryFn = vi.fn<() => Promise<string>>(async () => (await answers.shift()?.promise) ?? '');
  const [, second] = answers;
  const load = browserLoader(async (page) => ({
    chats: await page.queryClient.ensureQueryData({ queryKey: ['chats'], queryFn }),
  }));
  const loading = load({
    url: new URL('https://velours.test/chats'),
    params: {},
  } as unknown as ClientLoaderFunctionArgs);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
  changeMember(queryClient, null);
  second?.resolve('of who is here now');
  expect(await loading).toEqual({ chats: 'of who is here now' });
});
