import type { SnapshotFrom } from 'xstate';
import { defineModel } from '../testing/types.ts';
import type { Frame, Scenario } from '../testing/types.ts';
import {
  LIKES_RELOAD_MS,
  MOST_REMEMBERED,
  selectShownLike,
  selectView,
} from './likeOverlay.logic.ts';
import type { LikeClaim, LikeNews, LikeProfile, LikeShown } from './likeOverlay.logic.ts';
import { likeOverlayMachine } from './likeOverlay.machine.ts';
import type { LikeOverlayEvent, LoadProfileInput } from './likeOverlay.machine.ts';
import type { LikeOverlayInput } from './likeOverlay.logic.ts';

type Machine = typeof likeOverlayMachine;
type Snapshot = SnapshotFrom<Machine>;

/** The profile that the server gives for an id: a fictional one for Clara. */
export const profileOf = ({ profileId }: LoadProfileInput): LikeProfile => ({
  id: profileId,
  name: profileId,
  kind: profileId === 'clara' ? 'fictional' : 'member',
  matchPhoto: null,
});

export const newLike = (profileId: string): LikeNews => ({ kind: 'new-like', profileId });
export const match = (profileId: string): LikeNews => ({ kind: 'match', profileId });

/** A tab that began before every other, and one that began after. */
export const earlier: LikeClaim = { at: 0, tabId: 'other' };
export const later: LikeClaim = { at: Number.MAX_SAFE_INTEGER, tabId: 'other' };

const DELAY_S = 5;

const conditions = (isVisible: boolean, isWriting: boolean): LikeOverlayEvent => ({
  type: 'CONDITIONS',
  conditions: { isVisible, isWriting },
});

const aboutThe = (news: LikeNews): LikeOverlayEvent[] => [
  { type: 'LIKE', news },
  { type: 'SHOWN_ELSEWHERE', news, claim: earlier },
  { type: 'SHOWN_ELSEWHERE', news, claim: later },
];

const about = (profileId: string): LikeOverlayEvent[] => [
  ...aboutThe(newLike(profileId)),
  ...aboutThe(match(profileId)),
  { type: 'MATCHED', profileId },
  { type: 'SEEN', profileId },
];

const surroundings: readonly LikeOverlayEvent[] = [
  { type: 'PARAMETER', value: String(DELAY_S) },
  { type: 'PARAMETER', value: 'soon' },
  { type: 'PARAMETER', value: null },
  conditions(true, false),
  conditions(false, false),
  conditions(true, true),
  { type: 'MEMBER', memberId: 'me' },
  { type: 'MEMBER', memberId: null },
  { type: 'CLOSE' },
];

const scenario = (
  name: string,
  events: readonly LikeOverlayEvent[],
  more: Partial<Scenario<Machine>> = {},
  input: Partial<LikeOverlayInput> = {},
): Scenario<Machine> => ({
  name,
  input: (now) => ({
    now,
    tabId: 'own',
    memberId: 'me',
    isVisible: true,
    isWriting: false,
    ...input,
  }),
  events,
  isWalkedAtRandom: false,
  until: ({ context }) => context.shown.length > 1,
  ...more,
});

const isEvent = ({ step }: Frame<Machine>, type: string): boolean =>
  step.kind === 'event' && step.event.type === type;

const eventOf = ({ step }: Frame<Machine>): LikeOverlayEvent | null =>
  step.kind === 'event' ? (step.event as LikeOverlayEvent) : null;

const timesRun = ({ ran }: Frame<Machine>, type: string): number =>
  ran.filter((action) => action.type === type).length;

const keyOf = ({ kind, profileId }: LikeNews): string => `${kind} ${profileId}`;

const isShowing = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ overlay: 'showing' }) === true;

const mayInterrupt = ({ context }: Snapshot): boolean =>
  context.memberId !== null && context.isVisible && !context.isWriting;

/** Whether the member who was there is gone. */
const hasLeft = (frame: Frame<Machine>): boolean => {
  const memberId = frame.before?.context.memberId ?? null;
  return memberId !== null && frame.snapshot.context.memberId !== memberId;
};

/** How likeOverlay is walked. */
export const likeOverlayModel = defineModel({
  machine: likeOverlayMachine,
  scenarios: [
    scenario('an address with t', [
      { type: 'PARAMETER', value: String(DELAY_S) },
      { type: 'PARAMETER', value: 'soon' },
      conditions(true, false),
      conditions(false, false),
      { type: 'CLOSE' },
    ]),
    scenario('a visitor who logs in and out', [
      { type: 'PARAMETER', value: '0' },
      { type: 'MEMBER', memberId: null },
      { type: 'MEMBER', memberId: 'me' },
      { type: 'MATCHED', profileId: 'anna' },
    ]),
    scenario('news of one member', [...about('anna'), { type: 'CLOSE' }, conditions(true, true)]),
    scenario('everything', [...about('anna'), ...about('clara'), ...surroundings], {
      isWalkedAtRandom: true,
      until: () => true,
      rare: ['SHOWN_ELSEWHERE', 'SEEN', 'MEMBER'],
      waits: [LIKES_RELOAD_MS - 1, DELAY_S * 1_000],
      sleeps: [86_400_000, -86_400_000, 3 * 3_600_000],
    }),
  ],
  outcomes: {
    takeLike: {
      done: [{ profileId: 'anna' }, { profileId: 'clara' }, null],
      error: [new TypeError('fetch failed')],
    },
    loadProfile: { done: [profileOf], error: [{ status: 404, code: 'member_not_found' }] },
  },
  tellsTimersApart: false,
  project: ({ context }) => [
    context.delay,
    context.isAsked,
    context.waiting,
    context.shown,
    context.current,
    context.profile?.id,
    context.isReloadPlanned,
    context.memberId,
    context.isVisible,
    context.isWriting,
  ],
  view: selectView,
  invariants: () => {
    /** What the server, the stream or a returned like has told of. */
    const told = new Set<string>();
    /** What was open here, and what another tab had before. */
    const opened = new Set<string>();
    const elsewhere = new Set<string>();
    let asks = 0;
    let delaysOver = 0;
    let countingSince: number | null = null;
    let reloadPlannedAt: number | null = null;
    return {
      'only what was told of is shown: nothing is invented': (frame) => {
        const { before, snapshot, step } = frame;
        if (hasLeft(frame)) told.clear();
        const event = eventOf(frame);
        if (event?.type === 'LIKE') told.add(keyOf(event.news));
        if (event?.type === 'MATCHED') told.add(keyOf(match(event.profileId)));
        if (step.kind === 'done' && step.id === 'takeLike' && before?.children['takeLike']) {
          if (step.index < 2) told.add(keyOf(newLike(step.index === 0 ? 'anna' : 'clara')));
        }
        const { current } = snapshot.context;
        return current === null || told.has(keyOf(current));
      },
      'what is open is the loaded profile of who likes, with its kind': ({ snapshot }) => {
        const shown = selectShownLike(snapshot);
        const { current } = snapshot.context;
        if (!snapshot.matches({ overlay: { showing: 'open' } })) return shown === null;
        return (
          shown !== null &&
          shown.kind === current?.kind &&
          shown.profile.id === current.profileId &&
          shown.profile.kind === profileOf(current).kind
        );
      },
      'a like is shown once': (frame) => {
        const { before, snapshot } = frame;
        if (hasLeft(frame)) opened.clear();
        const { current } = snapshot.context;
        if (current === null || current === before?.context.current) return true;
        if (opened.has(keyOf(current))) return false;
        opened.add(keyOf(current));
        return true;
      },
      'once over all tabs: what another tab has shown before is not shown here': (frame) => {
        const { before, snapshot } = frame;
        if (hasLeft(frame)) elsewhere.clear();
        const event = eventOf(frame);
        const isOurs =
          event?.type === 'SHOWN_ELSEWHERE' &&
          event.claim === later &&
          before?.context.current !== undefined &&
          before.context.current !== null &&
          keyOf(before.context.current) === keyOf(event.news);
        if (event?.type === 'SHOWN_ELSEWHERE' && !isOurs) elsewhere.add(keyOf(event.news));
        const { current } = snapshot.context;
        return current === null || !elsewhere.has(keyOf(current));
      },
      'the other tabs are told before a profile is loaded for it': (frame) => {
        const { snapshot, started } = frame;
        const isLoading = started.some(({ id }) => id === 'loadProfile');
        const tells = frame.ran.filter(({ type }) => type === 'tellOtherTabs');
        return (
          (!isLoading || tells.length === 1) &&
          tells.every(({ params }) => {
            const { news, claim } = params as LikeShown;
            return news === snapshot.context.current && claim.tabId === 'own';
          })
        );
      },
      'nothing opens over a conversation, on a hidden page or for a visitor': ({
        before,
        snapshot,
      }) =>
        selectView(snapshot) === null ||
        (before !== undefined && selectView(before) !== null) ||
        mayInterrupt(snapshot),
      'while nobody may be interrupted the server is not asked, and nothing is loaded': ({
        snapshot,
        started,
      }) => started.length === 0 || mayInterrupt(snapshot),
      't leaves the address when its delay is over, not before': (frame) => {
        const { snapshot, elapsed } = frame;
        const isCounting = snapshot.matches({ parameter: 'counting' });
        const removed = timesRun(frame, 'removeParameter');
        const since = countingSince;
        if (!isCounting) countingSince = null;
        else if (since === null || removed > 0) countingSince = elapsed;
        delaysOver += removed;
        if (removed === 0) return since === null || elapsed - since < DELAY_S * 1_000;
        return removed === 1 && since !== null && elapsed - since >= DELAY_S * 1_000;
      },
      'the server is asked for a like once for each delay that is over': (frame) => {
        asks += frame.started.filter(({ id }) => id === 'takeLike').length;
        return asks <= delaysOver;
      },
      'the likes are read again 500 ms after one was taken, and at no other time': (frame) => {
        const { before, step, elapsed, snapshot } = frame;
        const wasPlanned = reloadPlannedAt;
        const reloads = timesRun(frame, 'reloadLikes');
        if (hasLeft(frame) || reloads > 0) reloadPlannedAt = null;
        const isTaken =
          step.kind === 'done' &&
          step.id === 'takeLike' &&
          step.index < 2 &&
          before?.matches({ overlay: 'asking' }) === true;
        if (isTaken) reloadPlannedAt = elapsed;
        if (snapshot.matches({ likes: 'reloading' }) !== (reloadPlannedAt !== null)) return false;
        if (reloads === 0) {
          return wasPlanned === null || hasLeft(frame) || elapsed - wasPlanned < LIKES_RELOAD_MS;
        }
        return reloads === 1 && wasPlanned !== null && elapsed - wasPlanned >= LIKES_RELOAD_MS;
      },
      'a profile that cannot be loaded shows nothing': (frame) => {
        const { before, step, snapshot } = frame;
        const hasFailed = step.kind === 'error' && step.id === 'loadProfile' && isShowing(before);
        return !hasFailed || snapshot.context.current !== before?.context.current;
      },
      'what is open closes by a click, by the profile that is opened, by the tab that was first, or by log-out':
        (frame) => {
          const { before, snapshot } = frame;
          if (before === undefined || selectView(before) === null) return true;
          if (snapshot.context.current === before.context.current) {
            return selectView(snapshot) !== null;
          }
          return (
            isEvent(frame, 'CLOSE') ||
            isEvent(frame, 'SEEN') ||
            isEvent(frame, 'SHOWN_ELSEWHERE') ||
            hasLeft(frame)
          );
        },
      'of who has logged out nothing is left': (frame) => {
        const { context } = frame.snapshot;
        return (
          !hasLeft(frame) ||
          (context.waiting.length + context.shown.length === 0 &&
            context.current === null &&
            !context.isAsked &&
            !context.isReloadPlanned &&
            frame.running.length === 0)
        );
      },
      'few are waiting and remembered': ({ snapshot: { context } }) =>
        context.shown.length <= MOST_REMEMBERED &&
        context.waiting.filter(({ kind }) => kind === 'new-like').length <= 1,
    };
  },
});
