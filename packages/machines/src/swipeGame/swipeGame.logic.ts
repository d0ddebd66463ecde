import type { SnapshotOf } from '../private/snapshot.ts';
import { toFailure } from '../failure/failure.logic.ts';
import type { Failure } from '../failure/failure.logic.ts';
import { intentFor } from '../private/intent.ts';
import type { Intent } from '../private/intent.ts';

/** Likes a day, free and premium alike (spec sections 6 and 9); the server's number stands where it has told one. */
export const LIKES_PER_DAY = 4;

/** While there are no likes the clock is looked at each so many ms, and the server is asked no oftener. */
export const LIKES_TICK_MS = 60_000;

/** An answer that has not come after so many ms is not waited for: what became of the call is unknown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Problem code of a like beyond the day's. */
export const LIMIT_REACHED = 'swipe_limit_reached';

/** Problem code of a profile that is not there any more: it does not come back to the deck. */
export const MEMBER_NOT_FOUND = 'member_not_found';

/** One card of the deck. */
export interface SwipeProfile {
  readonly id: string;
  readonly name: string;
  /** Years, 18 or more. */
  readonly age: number;
  /** What is not a member of flesh and blood is labelled so. */
  readonly kind: 'member' | 'demo' | 'fictional';
  /** Region and country as shown. */
  readonly place: string;
  readonly photo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly about?: string | undefined;
}

/** The day's likes, as the server tells them. */
export interface DayLikes {
  readonly left: number;
  readonly perDay: number;
  /** When there are new ones, ms since 1970; null where the day has not begun. */
  readonly nextAt: number | null;
  /** When the server counted, by its clock: of two counts the newer is right. */
  readonly asOf: number;
}

/** What the member wants of a profile. */
export interface DecisionValues {
  readonly kind: 'like' | 'pass';
  readonly profileId: string;
}

export interface DecideInput extends DecisionValues {
  readonly idempotencyKey: string;
}

/** A decision on its way to the server. */
export interface Decision {
  readonly intent: Intent<DecisionValues>;
  readonly profile: SwipeProfile;
}

/** A like that did not go through. */
export interface SwipeNotice {
  readonly profile: SwipeProfile;
  readonly failure: Failure;
}

/** What the other tabs are told. */
export interface DecidedElsewhere {
  readonly profileId: string;
  readonly likes: DayLikes;
}

type Change = Partial<SwipeGameContext>;

/** What is left of the day's likes once those on their way have arrived. */
export const likesLeft = ({ likes, queue }: Pick<SwipeGameContext, 'likes' | 'queue'>): number =>
  Math.max(
    0,
    (likes?.left ?? 0) - queue.filter(({ intent }) => intent.values.kind === 'like').length,
  );

/** Those of the server's profiles that were not decided on, once each. */
export const freshProfiles = (
  { decided }: Pick<SwipeGameContext, 'decided'>,
  profiles: readonly SwipeProfile[],
): readonly SwipeProfile[] =>
  profiles.filter(
    ({ id }, at) => !decided.includes(id) && profiles.findIndex((one) => one.id === id) === at,
  );

/** The likes once one more count is known: the newer stands, of two of one moment the lower. */
export const withLikes = ({ likes, notice }: SwipeGameContext, told: DayLikes): Change => {
  const isNewer =
    likes === null ||
    told.asOf > likes.asOf ||
    (told.asOf === likes.asOf && told.left < likes.left);
  if (!isNewer) return {};
  const isOver = notice?.failure.code === LIMIT_REACHED && told.left > 0;
  return { likes: told, notice: isOver ? null : notice };
};

/** Whether the day's new likes are due, by this device's clock. */
export const isNextDue = ({ likes, now }: Pick<SwipeGameContext, 'likes' | 'now'>): boolean =>
  now() >= (likes?.nextAt ?? 0);

/** Ms until the clock is looked at again. */
export const untilTick = ({ likes, now }: Pick<SwipeGameContext, 'likes' | 'now'>): number => {
  const left = (likes?.nextAt ?? 0) - now();
  return left > 0 ? Math.min(left, LIKES_TICK_MS) : LIKES_TICK_MS;
};

const enqueue = (context: SwipeGameContext, profile: SwipeProfile, values: DecisionValues) => {
  const last = context.unanswered.find((intent) => intent.values.profileId === profile.id);
  const intent = intentFor(last ?? null, values, context.newKey);
  return { queue: [...context.queue, { intent, profile }] };
};

/** The last one passed on can no longer be brought back: the server is told. */
export const commitPass = (context: SwipeGameContext): Change => {
  const { lastPassed } = context;
  if (lastPassed === null) return {};
  const values = { kind: 'pass', profileId: lastPassed.id } as const;
  return { lastPassed: null, ...enqueue(context, lastPassed, values) };
};

/** The deck without its top profile. */
const withoutTop = ({ profiles, decided }: SwipeGameContext, top: SwipeProfile): Change => ({
  profiles: profiles.slice(1),
  decided: [...decided, top.id],
  notice: null,
});

export const like = (context: SwipeGameContext): Change => {
  const [top] = context.profiles;
  if (top === undefined) return {};
  const values = { kind: 'like', profileId: top.id } as const;
  return { ...withoutTop(context, top), ...enqueue(context, top, values) };
};

export const pass = (context: SwipeGameContext): Change => {
  const [top] = context.profiles;
  return top === undefined ? {} : { ...withoutTop(context, top), lastPassed: top };
};

/** The deck with a profile on top that was decided on. */
const withTop = ({ profiles, decided }: SwipeGameContext, top: SwipeProfile): Change => ({
  profiles: [top, ...profiles],
  decided: decided.filter((id) => id !== top.id),
});

export const undo = (context: SwipeGameContext): Change => {
  const { lastPassed } = context;
  if (lastPassed === null) return {};
  return { ...withTop(context, lastPassed), lastPassed: null, notice: null };
};

/** The decision that is on its way. */
export const turnOf = ({ queue }: Pick<SwipeGameContext, 'queue'>): Decision | undefined =>
  queue[0];

export const decideInputOf = (context: SwipeGameContext): DecideInput => {
  const turn = turnOf(context);
  if (turn === undefined) throw new TypeError('swipeGame: a decision of nothing');
  return { ...turn.intent.values, idempotencyKey: turn.intent.key };
};

/** What is left when the server has answered the decision on its way. */
export const endTurn = ({ queue, unanswered }: SwipeGameContext) => ({
  queue: queue.slice(1),
  unanswered: unanswered.filter(({ key }) => key !== queue[0]?.intent.key),
});

/** The like did not go through and will not: the profile is gone. */
export const loseTurn = (context: SwipeGameContext, error: unknown): Change => {
  const turn = turnOf(context);
  if (turn === undefined) return {};
  return { ...endTurn(context), notice: { profile: turn.profile, failure: toFailure(error) } };
};

/** The like did not go through: its profile is on top again. Without an answer it keeps its key. */
export const putBack = (context: SwipeGameContext, error: unknown): Change => {
  const turn = turnOf(context);
  if (turn === undefined) return {};
  const failure = toFailure(error);
  const { queue, unanswered } = endTurn(context);
  return {
    ...withTop(context, turn.profile),
    queue,
    unanswered:
      failure.outcome === 'unknown'
        ? [...unanswered, { ...turn.intent, outcomeUnknown: true }]
        : unanswered,
    notice: { profile: turn.profile, failure },
  };
};

/** Decided on in another tab: not to be decided on here. */
export const dropProfile = (context: SwipeGameContext, profileId: string): Change => ({
  profiles: context.profiles.filter(({ id }) => id !== profileId),
  decided: [...context.decided.filter((id) => id !== profileId), profileId],
  lastPassed: context.lastPassed?.id === profileId ? null : context.lastPassed,
});

export interface SwipeGameInput {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Makes an Idempotency-Key (a UUID). */
  readonly newKey: () => string;
}

export interface SwipeGameContext extends SwipeGameInput {
  /** Those not decided on, the top one first. */
  readonly profiles: readonly SwipeProfile[];
  /** Null until the server has told. */
  readonly likes: DayLikes | null;
  /** The last one passed on: it can be brought back, and the server is not told before it no longer can. */
  readonly lastPassed: SwipeProfile | null;
  /** Ids decided on here or in another tab: they are not shown again, whatever the server gives. */
  readonly decided: readonly string[];
  /** What the server is still to be told, in order; the first is on its way. */
  readonly queue: readonly Decision[];
  /** Likes that got no answer: the server may have taken them. */
  readonly unanswered: readonly Intent<DecisionValues>[];
  readonly notice: SwipeNotice | null;
  /** Why the deck could not be loaded. */
  readonly failure: Failure | null;
  /** Whether the server is to be asked for the day's likes. */
  readonly isLikesStale: boolean;
}

type Snapshot = SnapshotOf<SwipeGameContext>;

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
