import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../app/data/api.ts';
import { createQueryClient } from '../app/data/queries.ts';
import { openSitePage } from '../app/document/browser-page.ts';
import { noticeStore } from '../app/document/notices.ts';
import { tellNews } from './safety-news.tsx';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['[A04] [B04] who is banned is led to the notice of it', 'decision', 'banned', ['/ban'], 0],
  ['[B04] what else was decided is told on the page', 'decision', 'active', [], 1],
  ['[B04] so is what came of a report', 'report', 'active', [], 1],
] as const)('%s', async (_title, about, status, ways, told) => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { assign });
  const show = vi.spyOn(noticeStore, 'show').mockImplementation(() => undefined);
  const queryClient = createQueryClient();
  queryClient.setQueryData(['user'], { id: 'bas', status: 'active' });
  const GET = async () => ({ data: { user: { id: 'bas', status } }, response: new Response() });
  openSitePage({ api: { GET } as unknown as Api, queryClient });
  await tellNews(queryClient, { about, reference: 'D-2026-3H7CP5W0' });
  expect(assign.mock.calls.flat()).toEqual(ways);
  expect(show).toHaveBeenCalledTimes(told);
});
