import { newIdempotencyKey } from '@velours/api-client';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  likeOverlayMachine,
  type LikeProfile,
  type LoadProfileInput,
} from '@velours/machines/likeOverlay';
import { answer } from '../../app/data/api.ts';
import { memberQuery } from '../../app/data/queries.ts';
import { host, type Member } from '../host.ts';
import { isSeen, isTaken, LIKE_PARAMETER } from './use-like-facts.ts';

/** The overlay over the API, the page's address and the other tabs. */
export function startLikeOverlay({
  api,
  client,
  memberId,
  navigate,
  otherTabs,
  reload,
}: Member): Actor<typeof likeOverlayMachine> {
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
        removeParameter() {
          const url = new URL(location.href);
          url.searchParams.delete(LIKE_PARAMETER);
          const to = { pathname: url.pathname, search: url.search, hash: url.hash };
          void navigate(to, { replace: true, preventScrollReset: true });
        },
        // Also where no page has asked for them yet: the next one that shows them has them.
        reloadLikes: () => reload(['likes']),
        tellOtherTabs: (_args, shown) => otherTabs.likes.tell(shown),
      },
    }),
    {
      input: {
        isVisible: isSeen(),
        isWriting: isTaken(location.pathname, host.busy.getSnapshot()),
        now: () => Date.now(),
        tabId: newIdempotencyKey(),
        memberId,
      },
    },
  ).start();
}
