import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectProfiles, selectView } from '@velours/machines/swipeGame';
import { createVeloursClient, type ClientFetch } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import { likesKey, memberKey, membersKey } from '../../app/data/keys.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { host } from '../../background/host.ts';
import { endGame } from './SwipeGameScreen.tsx';
import { createSwipeGameActor } from './swipe-game-actor.ts';
import { readSwipeNews, type SwipeNews } from './swipe-game.ts';

const deck = exampleOf('getSwipeDeck', 200, 'deck');
const [clara, daan] = deck.cards.map(({ profile }) => profile.id) as [string, string];

interface Told {
  body: unknown;
  key: string | null;
  isKeptAlive: boolean;
}

/** The game over the contract's examples; what it tells the server is noted. */
async function started(answers: FetchAnswers = {}, isShown = true) {
  const told: Told[] = [];
  const answer = fetchFromExamples(answers);
  const api = createVeloursClient({
    baseUrl: 'https://velours.test',
    place: () => ({ host: 'velours.test', search: '' }),
    retry: { retries: 0 },
    fetch: async (request) => {
      if (request.method === 'POST') {
        told.push({
          body: await request.clone().json(),
          key: request.headers.get('Idempotency-Key'),
          isKeptAlive: request.keepalive,
        });
      }
      return answer(request);
    },
  });
  const client = new QueryClient();
  const actor = createSwipeGameActor({
    api,
    client,
    memberId: 'anna',
    cdnPrefix: '/photos/',
    home: null,
    formats: formatsOf('en'),
    shows: () => isShown,
  });
  actor.start();
  await expect.poll(() => selectView(actor.getSnapshot())).not.toBe('loading');
  return { actor, client, told };
}

/** What the other tabs hear. */
let heard: SwipeNews[];
let otherTab: BroadcastChannel;

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('swipes');
  otherTab.addEventListener('message', ({ data }) => {
    const news = readSwipeNews(data);
    if (news) heard.push(news);
  });
});

afterEach(() => {
  otherTab.close();
  vi.restoreAllMocks();
});

describe('the swipe game over the API', () => {
  it('[K03] deals the cards of the server: labelled, with place and the beginning of the text', async () => {
    const { actor } = await started();
    expect(selectProfiles(actor.getSnapshot())).toEqual([
      expect.objectContaining({
        id: clara,
        kind: 'fictional',
        place: 'Belgium',
        about: 'Collects vinyl, and stories to go with it.',
      }),
      expect.objectContaining({ id: daan, kind: 'member', photo: null }),
    ]);
    expect(selectProfiles(actor.getSnapshot())[1]).not.toHaveProperty('about');
    actor.stop();
    // Where the domain shows neither (visible_profile_fields).
    const { actor: bare } = await started({}, false);
    expect(selectProfiles(bare.getSnapshot())[0]).toMatchObject({ id: clara, place: '' });
    expect(selectProfiles(bare.getSnapshot())[0]).not.toHaveProperty('about');
    bare.stop();
  });

  it('[K03] a like is told with a key, then to the other tabs; what shows likes is asked for anew', async () => {
    const { actor, client, told } = await started({ swipe: 'match' });
    const shown = [likesKey, [...membersKey, {}], [...memberKey, clara]];
    for (const key of [...shown, [...memberKey, daan]]) client.setQueryData(key, {});
    const tellOverlay = vi.spyOn(host.likeOverlay, 'send');
    actor.send({ type: 'LIKE', profileId: clara });
    await expect.poll(() => heard).toHaveLength(1);
    expect(told).toEqual([
      { body: { profile: clara, decision: 'like' }, key: expect.any(String), isKeptAlive: true },
    ]);
    const { likes } = exampleOf('swipe', 200, 'match');
    expect(heard[0]).toEqual({
      memberId: 'anna',
      profileId: clara,
      likes: {
        left: 3,
        perDay: 4,
        nextAt: Date.parse(likes.next_at ?? ''),
        asOf: Date.parse(likes.server_time),
      },
    });
    expect(tellOverlay.mock.calls).toEqual([[{ type: 'MATCHED', profileId: clara }]]);
    for (const key of shown) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(client.getQueryState([...memberKey, daan])?.isInvalidated).toBe(false);
    actor.stop();
  });

  it('[K03] the page is left: what was decided is told in order, the last pass too, and then the game ends', async () => {
    const { actor, told } = await started();
    actor.send({ type: 'LIKE', profileId: clara });
    actor.send({ type: 'PASS', profileId: daan });
    endGame(actor);
    expect(actor.getSnapshot().status).toBe('active');
    await expect.poll(() => actor.getSnapshot().status).toBe('stopped');
    expect(told.map(({ body }) => body)).toEqual([
      { profile: clara, decision: 'like' },
      { profile: daan, decision: 'pass' },
    ]);
  });

  it('[K03] a game whose page went before it began asks and tells nothing', async () => {
    const fetch = vi.fn<ClientFetch>();
    const actor = createSwipeGameActor({
      api: createVeloursClient({ baseUrl: 'https://velours.test', fetch }),
      client: new QueryClient(),
      memberId: 'anna',
      cdnPrefix: '/photos/',
      home: null,
      formats: formatsOf('en'),
      shows: () => true,
    });
    endGame(actor);
    await Promise.resolve();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[K03] out of likes: the count is asked for without a deck', async () => {
    const asked: string[] = [];
    const { actor } = await started({
      getSwipeDeck: ({ url }) => {
        asked.push(new URL(url).search);
        return url.includes('limit=0') ? 'used' : 'deck';
      },
      swipe: '403/limit',
    });
    actor.send({ type: 'LIKE', profileId: clara });
    await expect.poll(() => selectView(actor.getSnapshot())).toBe('out of likes: limit reached');
    await expect.poll(() => asked).toEqual(['', '?limit=0']);
    actor.stop();
  });
});
