import { afterEach, expect, it, vi } from 'vitest';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { onlineManager } from '@tanstack/react-query';
import { NetworkError } from '@velours/api-client';
import { toastStore } from '../document/toasts.ts';
import type { Texts } from '../i18n/texts.ts';
import { openSitePage } from '../document/browser-page.ts';
import type { Api } from './api.ts';
import { browserLoader } from './browser-loader.ts';
import { changeMember, createQueryClient } from './queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('[V15] without a connection the member stays on the page that is there, unless the other needs nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('location', new URL('https://velours.test/members/anna?from=search'));
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  const texts = { t: () => 'We cannot reach the server.' } as unknown as Texts;
  openSitePage({ api: {} as Api, queryClient, texts });
  const load = browserLoader(async (page) => ({
    chats: await page.queryClient.ensureQueryData({
      queryKey: ['chats'],
      queryFn: async () => 'never',
    }),
  }));
  const chats = { url: new URL('https://velours.test/chats'), params: {} };
  const stays = await load(chats as unknown as ClientLoaderFunctionArgs).catch((thrown) => thrown);
  expect(stays).toBeInstanceOf(Response);
  expect((stays as Response).headers.get('Location')).toBe('/members/anna?from=search');
  expect(toastStore.take()).toMatchObject([{ title: 'We cannot reach the server.' }]);
  queryClient.setQueryData(['chats'], 'kept');
  expect(await load(chats as unknown as ClientLoaderFunctionArgs)).toEqual({ chats: 'kept' });
  // Another search of the page that is there, as by a chip of the filter.
  vi.stubGlobal('location', new URL('https://velours.test/chats?page=2'));
  queryClient.clear();
  const search = await load(chats as unknown as ClientLoaderFunctionArgs).catch((thrown) => thrown);
  expect((search as Response).headers.get('Location')).toBe('/chats?page=2');
  toastStore.take();
  // The very page that is there: the error page has words and a way to try again.
  vi.stubGlobal('location', chats.url);
  queryClient.clear();
  await expect(load(chats as unknown as ClientLoaderFunctionArgs)).rejects.toBeInstanceOf(
    NetworkError,
  );
  onlineManager.setOnline(true);
});

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
  await expect.poll(() => queryFn).toHaveBeenCalledOnce();
  changeMember(queryClient, null);
  second?.resolve('of who is here now');
  expect(await loading).toEqual({ chats: 'of who is here now' });
});
