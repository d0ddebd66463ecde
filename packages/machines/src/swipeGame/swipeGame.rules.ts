import { toFailure } from '../failure/failure.rules.ts';
import { intentFor } from '../private/intent.ts';
import { LIKES_TICK_MS, LIMIT_REACHED } from './swipeGame.constants.ts';
import type {
  DayLikes,
  DecideInput,
  Decision,
  DecisionValues,
  SwipeGameContext,
  SwipeProfile,
} from './swipeGame.types.ts';

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
