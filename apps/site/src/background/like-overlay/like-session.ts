import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  likeOverlayMachine,
  type LikeOverlayConditions,
  type LikeProfile,
  type LikeShown,
  type LoadProfileInput,
} from '@velours/machines/likeOverlay';
import { answer, type Api } from '../../app/data/api.ts';
import { likesKey } from '../../app/data/keys.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { runBehind } from '../machine-port.ts';
import { likeOverlayPort } from './like-port.ts';

export interface LikeOverlayParts {
  api: Api;
  client: QueryClient;
  memberId: string;
  conditions: () => LikeOverlayConditions;
  removeParameter: () => void;
  otherTabs: { tell: (shown: LikeShown) => void };
}

/** The overlay over the API and the other tabs. */
export function createLikeOverlayActor(parts: LikeOverlayParts): Actor<typeof likeOverlayMachine> {
  const { api, client, memberId, otherTabs } = parts;
  return createActor(
    likeOverlayMachine.provide({
      actors: {
        takeLike: fromPromise<LoadProfileInput | null, undefined>(async ({ signal }) => {
          const { profile } = await answer(api.GET('/api/auto-like.php', { signal }));
          return profile && { profileId: profile.id };
        }),
        loadProfile: fromPromise<LikeProfile, LoadProfileInput>(async ({ input }) => {
          const profile = await client.fetchQuery(memberQuery(api, input.profileId));
          const { id, name, kind, main_image: image } = profile;
          const matchPhoto = image?.status === 'active' ? image.match : null;
          return { id, name, kind, matchPhoto };
        }),
      },
      actions: {
        removeParameter: () => parts.removeParameter(),
        reloadLikes: () =>
          void client.invalidateQueries({ queryKey: likesKey, refetchType: 'all' }),
        tellOtherTabs: (_args, shown) => otherTabs.tell(shown),
      },
    }),
    {
      input: {
        ...parts.conditions(),
        now: () => Date.now(),
        tabId: crypto.randomUUID(),
        memberId,
      },
    },
  );
}

/** Runs it for the member until the returned function is called. */
export const runLikeOverlay = (parts: LikeOverlayParts): (() => void) =>
  runBehind(likeOverlayPort, createLikeOverlayActor(parts));
