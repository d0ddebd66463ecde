import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../failure/failure.types.ts';
import { LIKES_PER_DAY, LIMIT_REACHED, MEMBER_NOT_FOUND } from './swipeGame.constants.ts';
import type { swipeGameMachine } from './swipeGame.machine.ts';
import { likesLeft } from './swipeGame.rules.ts';
import type { SwipeNotice, SwipeProfile } from './swipeGame.types.ts';

type Snapshot = SnapshotFrom<typeof swipeGameMachine>;

/** Those not decided on, the top one first. */
export const selectProfiles = ({ context }: Snapshot): readonly SwipeProfile[] => context.profiles;

/** How many likes are left today, those on their way counted as given; null until the server has told. */
export const selectLikesLeft = ({ context }: Snapshot): number | null =>
  context.likes === null ? null : likesLeft(context);

export const selectLikesPerDay = ({ context }: Snapshot): number =>
  context.likes?.perDay ?? LIKES_PER_DAY;

/** When there are new likes, ms since 1970; null where the server has not told. */
export const selectNextLikesAt = ({ context }: Snapshot): number | null =>
  context.likes?.nextAt ?? null;

/** Ms until then, worked out anew at each call; 0 once it is past, null where the server has not told. */
export const selectMsUntilNextLikes = ({ context }: Snapshot): number | null => {
  const nextAt = context.likes?.nextAt ?? null;
  return nextAt === null ? null : Math.max(0, nextAt - context.now());
};

/** The last one passed on, which can be brought back; null where there is none. */
export const selectLastPassed = ({ context }: Snapshot): SwipeProfile | null => context.lastPassed;

/** The like that did not go through, until the next decision. */
export const selectNotice = ({ context }: Snapshot): SwipeNotice | null => context.notice;

/** Why the deck could not be loaded. */
export const selectFailure = ({ context }: Snapshot): Failure | null => context.failure;

/** What became of the last like, in a word; null where it is as it should be. */
const noticeKind = ({ context: { notice } }: Snapshot): string | null => {
  if (notice === null) return null;
  if (notice.failure.outcome === 'unknown') return 'unanswered';
  if (notice.failure.code === LIMIT_REACHED) return 'limit reached';
  return notice.failure.code === MEMBER_NOT_FOUND ? 'profile gone' : 'refused';
};

/** What the page shows, in a word. */
export const selectView = (snapshot: Snapshot): string => {
  if (snapshot.matches({ deck: 'loading' })) return 'loading';
  if (snapshot.matches({ deck: 'failed' })) return 'loading failed';
  if (snapshot.matches({ deck: 'empty' })) return 'deck empty';
  const notice = noticeKind(snapshot);
  const name = snapshot.matches({ deck: 'outOfLikes' }) ? 'out of likes' : 'playing';
  return notice === null ? name : `${name}: ${notice}`;
};
