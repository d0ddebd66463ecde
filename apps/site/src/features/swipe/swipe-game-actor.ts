import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor, fromPromise } from 'xstate';
import {
  type DayLikes,
  type DecideInput,
  type DecideOutput,
  type DeckOutput,
  swipeGameMachine,
  type SwipeProfile,
} from '@velours/machines/swipeGame';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, type Api, intent, type Schemas } from '../../app/data/api.ts';
import { likesKey, matchesKey, memberKey, membersKey } from '../../app/data/keys.ts';
import { allRegionsQuery } from '../../app/data/queries.ts';
import { host } from '../../background/host.ts';
import { type CardFacts, cardPlaceOf, shownPhoto } from '../../app/data/member-card.ts';
import { swipeNews } from './swipe-game.ts';

export type SwipeGameActor = Actor<typeof swipeGameMachine>;

interface SwipeGameParts extends Pick<CardFacts, 'cdnPrefix' | 'formats' | 'home' | 'shows'> {
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
    for (const queryKey of [likesKey, matchesKey, membersKey, [...memberKey, id]])
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

/** A card of the deck as the statechart keeps it and the deck draws it. */
function swipeProfileOf(
  { profile, about_me: about }: Schemas['SwipeCard'],
  facts: Pick<CardFacts, 'cdnPrefix' | 'formats' | 'home' | 'regionName' | 'shows'>,
): SwipeProfile {
  const { id, name, age, kind } = profile;
  return {
    id,
    name,
    age,
    kind,
    place: cardPlaceOf(profile, facts),
    photo: shownPhoto(profile.main_image, facts.cdnPrefix, 'filename'),
    ...(about !== '' && facts.shows('about_me') ? { about } : {}),
  };
}

/** The day's likes, their times as epoch milliseconds. */
const dayLikesOf = (likes: Schemas['DayLikes']): DayLikes => ({
  left: likes.left,
  perDay: likes.per_day,
  nextAt: likes.next_at === null ? null : Date.parse(likes.next_at),
  asOf: Date.parse(likes.server_time),
});
