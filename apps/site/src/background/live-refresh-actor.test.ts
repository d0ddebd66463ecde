import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Api } from '../app/data/api.ts';
import { likesKey } from '../app/data/keys.ts';
import { createReload } from './live-refresh-actor.ts';

it('[B01] news that come while likes are being read are read too: the answer on its way may be from before them', async () => {
  const client = new QueryClient();
  const answers: ((received: number) => void)[] = [];
  const GET = () =>
    new Promise((resolve) => {
      answers.push((received) => resolve({ data: { received }, response: new Response() }));
    });
  const reload = createReload({ GET } as unknown as Api, client);
  const shown = () => client.getQueryData(likesKey);

  reload(['likes']);
  reload(['likes']);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(2);
  await vi.waitFor(() => expect(shown()).toMatchObject({ received: 2 }));
  expect(answers).toHaveLength(2);
});
