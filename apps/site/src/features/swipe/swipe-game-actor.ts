import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  swipeGameMachine,
  type DayLikes,
  type DecideInput,
  type DecideOutput,
  type DeckOutput,
} from '@velours/machines/swipeGame';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { likesKey, memberKey, membersKey } from '../../app/data/keys.ts';
import { allRegionsQuery } from '../../app/data/queries.ts';
import type { CardFacts } from '../../app/data/member-card.ts';
import { dayLikesOf, swipeProfileOf } from './swipe-game-card.ts';
import { host } from '../../background/host.ts';
import { swipeNews } from './swipe-news.ts';

export type SwipeGameActor = Actor<typeof swipeGameMachine>;

export interface SwipeGameParts extends Pick<CardFacts, 'cdnPrefix' | 'formats'> {
  api: Api;
  client: QueryClient;
  memberId: string;
}

/** The swipe game over the API, the other tabs and the like overlay. */
export function createSwipeGameActor(parts: SwipeGameParts): SwipeGameActor {
  const { api, client, memberId } = parts;

  /** How far the server's clock is ahead of this one: when there are new likes is told by that. */
  let ahead = 0;

  async function readDeck(limit: number | undefined, signal: AbortSignal) {
    const deck = await answer(
      api.GET('/api/swipe.php', {
        params: { query: limit === undefined ? {} : { limit } },
        signal,
      }),
    );
    ahead = Date.parse(deck.likes.server_time) - Date.now();
    return deck;
  }

  /** Without the names of regions a card says the country. */
  async function readRegionName(): Promise<CardFacts['regionName']> {
    const regions = await client.ensureQueryData(allRegionsQuery(api)).catch(() => undefined);
    return (country, region) =>
      regions?.[country as keyof typeof regions]?.find(({ id }) => id === region)?.name;
  }

  /** Every copy of a card whose like has changed is asked for anew where it is shown. */
  function forgetCards(id: string): void {
    for (const queryKey of [likesKey, membersKey, [...memberKey, id]])
      void client.invalidateQueries({ queryKey });
  }

  return createActor(
    swipeGameMachine.provide({
      actors: {
        loadDeck: fromPromise<DeckOutput, undefined>(async ({ signal }) => {
          const [deck, regionName] = await Promise.all([
            readDeck(undefined, signal),
            readRegionName(),
          ]);
          return {
            profiles: deck.cards.map((card) => swipeProfileOf(card, { ...parts, regionName })),
            likes: dayLikesOf(deck.likes),
          };
        }),
        readLikes: fromPromise<DayLikes, undefined>(async ({ signal }) =>
          dayLikesOf((await readDeck(0, signal)).likes),
        ),
        // Neither ended with the page nor with the statechart: what was decided arrives.
        decide: fromPromise<DecideOutput, DecideInput>(async ({ input }) => {
          const { kind, profileId, idempotencyKey } = input;
          const { match, likes } = await answer(
            api.POST('/api/swipe.php', {
              params: intent(idempotencyKey),
              body: { profile: profileId, decision: kind },
              keepalive: true,
            }),
          );
          if (kind === 'like') forgetCards(profileId);
          return { isMatch: match, likes: dayLikesOf(likes) };
        }),
      },
      actions: {
        announceMatch: (_args, { profile }) => {
          if (profile) host.likeOverlay.send({ type: 'MATCHED', profileId: profile.id });
        },
        tellOtherTabs: (_args, decided) => swipeNews().tell({ memberId, ...decided }),
      },
    }),
    { input: { now: () => Date.now() + ahead, newKey: newIdempotencyKey } },
  );
}
