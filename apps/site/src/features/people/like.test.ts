import { MutationObserver } from '@tanstack/react-query';
import { exampleOf } from '@velours/api-client/testing/examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/data/queries.ts';
import { membersKey } from '../../app/data/keys.ts';
import { likeMutation } from './like.ts';

const found = exampleOf('searchMembers', 200);
const [card] = found.results;
if (!card) throw new Error('the example finds nobody');
const profile = { ...card, liked: false, match: false, likes_me: false };

/** A heart over a network that answers when it is told to. */
function heartOf() {
  const client = createQueryClient();
  client.setQueryData([...membersKey, {}], { ...found, results: [profile], similar_results: [] });
  const calls: { liked: boolean; answer: () => void; fail: () => void }[] = [];
  const onFailed = vi.fn<(error: unknown) => void>();
  const options = likeMutation(client, {
    send: (form) =>
      new Promise((answer, refuse) => {
        const liked = form.has('like');
        calls.push({
          liked,
          answer: () => answer({ liked, match: false }),
          fail: () => refuse(new Error('refused')),
        });
      }),
    onFailed,
  });
  const observer = new MutationObserver(client, options);
  const press = (isLiked: boolean) => observer.mutate({ profile, isLiked }).catch(() => undefined);
  const isShown = () =>
    client.getQueryData<typeof found>([...membersKey, {}])?.results[0]?.liked ?? null;
  return { press, calls, isShown, onFailed };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe('a heart', () => {
  it('pressed twice on a slow network ends as the last press says, and never shows the first again', async () => {
    const { press, calls, isShown } = heartOf();
    const both = [press(true), press(false)];
    await settle();
    expect(calls.map(({ liked }) => liked)).toEqual([true]);
    expect(isShown()).toBe(false);
    calls[0]?.answer();
    await settle();
    expect(calls.map(({ liked }) => liked)).toEqual([true, false]);
    expect(isShown()).toBe(false);
    calls[1]?.answer();
    await Promise.all(both);
    expect(isShown()).toBe(false);
  });

  it('whose last press is refused shows what the server has by then', async () => {
    const { press, calls, isShown, onFailed } = heartOf();
    const both = [press(true), press(false)];
    await settle();
    calls[0]?.answer();
    await settle();
    calls[1]?.fail();
    await Promise.all(both);
    expect(isShown()).toBe(true);
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('whose first press is refused says nothing of it where another came after', async () => {
    const { press, calls, isShown, onFailed } = heartOf();
    const both = [press(true), press(false)];
    await settle();
    calls[0]?.fail();
    await settle();
    calls[1]?.answer();
    await Promise.all(both);
    expect([isShown(), onFailed.mock.calls]).toEqual([false, []]);
  });

  it('pressed without a connection is put back at once, and says why', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { press, calls, isShown, onFailed } = heartOf();
    await press(true);
    expect([isShown(), calls]).toEqual([false, []]);
    expect(onFailed).toHaveBeenCalledOnce();
  });
});
