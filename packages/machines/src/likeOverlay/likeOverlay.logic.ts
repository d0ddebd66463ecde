import type { SnapshotOf } from '../private/snapshot.ts';

/** The likes are read again so many ms after auto-like has given one (spec section 7). */
export const LIKES_RELOAD_MS = 500;

/** Longest delay that `t` may ask for, in seconds: after an hour nobody connects the like with the link. */
const LONGEST_DELAY_S = 3_600;

/** An answer that has not come after so many ms is not waited for: nothing is shown. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** So many of the likes shown are remembered, the newest ones. */
export const MOST_REMEMBERED = 100;

/** A match, or a like that was not seen yet. */
export interface LikeNews {
  readonly kind: 'match' | 'new-like';
  /** Who likes the member. */
  readonly profileId: string;
}

/** What the overlay shows of a profile. */
export interface LikeProfile {
  readonly id: string;
  readonly name: string;
  /** What is not a member of flesh and blood is labelled so here too. */
  readonly kind: 'member' | 'demo' | 'fictional';
  /** `main_image.match`: a path behind the settings' `cdn_prefix`; null where there is no photo to show. */
  readonly matchPhoto: string | null;
}

/** Which tab shows a like: the one that began first. */
export interface LikeClaim {
  /** Ms since 1970. */
  readonly at: number;
  readonly tabId: string;
}

/** What the other tabs are told. */
export interface LikeShown {
  readonly news: LikeNews;
  readonly claim: LikeClaim;
}

export interface LikeOverlayConditions {
  /** The page can be seen. */
  readonly isVisible: boolean;
  /** The page is a conversation: nothing is laid over what somebody writes. */
  readonly isWriting: boolean;
}

/** The delay that `t` asks for, in ms: whole seconds, an hour at most; null where it is not a number of seconds. */
export const parseDelay = (value: string | null): number | null =>
  value !== null && /^\d+$/.test(value) ? Math.min(Number(value), LONGEST_DELAY_S) * 1_000 : null;

/** Whether the news say nothing that is not known. A match tells of the like too. */
const covers = (known: LikeNews, news: LikeNews): boolean =>
  known.profileId === news.profileId && (known.kind === 'match' || news.kind === 'new-like');

/** What waits once there are these news. A new like takes the place of one that waits: the badge counts them all. */
export const withNews = (
  { waiting, shown }: Pick<LikeOverlayContext, 'waiting' | 'shown'>,
  news: LikeNews,
): readonly LikeNews[] =>
  [...shown, ...waiting].some((known) => covers(known, news))
    ? waiting
    : [...waiting.filter((other) => other.kind === 'match'), news];

/** What is left to show once these news were shown. */
export const withoutNews = (
  { waiting, shown }: Pick<LikeOverlayContext, 'waiting' | 'shown'>,
  news: LikeNews,
): Pick<LikeOverlayContext, 'waiting' | 'shown'> => ({
  waiting: waiting.filter((other) => !covers(news, other)),
  shown: [...shown.filter((other) => !covers(news, other)), news].slice(-MOST_REMEMBERED),
});

export const isSame = (one: LikeNews | null, other: LikeNews): boolean =>
  one !== null && one.profileId === other.profileId && one.kind === other.kind;

/** Whether a tab began before another; each two tabs agree on it. */
export const isBefore = (one: LikeClaim, other: LikeClaim): boolean =>
  one.at === other.at ? one.tabId < other.tabId : one.at < other.at;

export interface LikeOverlayInput extends LikeOverlayConditions {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Of this tab alone. */
  readonly tabId: string;
  /** Who is logged in; null for a visitor. */
  readonly memberId: string | null;
}

export interface LikeOverlayContext extends LikeOverlayInput {
  /** What `t` asked for, in ms. */
  readonly delay: number;
  /** Whether the delay is over and the server is still to be asked. */
  readonly isAsked: boolean;
  /** What is to be shown next, in order: matches, and one like at most. */
  readonly waiting: readonly LikeNews[];
  /** What was shown, here or in another tab, or seen otherwise. */
  readonly shown: readonly LikeNews[];
  /** What is being shown, or loaded for it. */
  readonly current: LikeNews | null;
  readonly claim: LikeClaim | null;
  readonly profile: LikeProfile | null;
  readonly isReloadPlanned: boolean;
}

type Snapshot = SnapshotOf<LikeOverlayContext>;

/** What the open overlay shows. */
export interface ShownLike {
  readonly kind: LikeNews['kind'];
  readonly profile: LikeProfile;
}

/** What the overlay shows; null while it is closed. A new object each time: compare by `snapshot.context` before. */
export const selectShownLike = (snapshot: Snapshot): ShownLike | null => {
  const { current, profile } = snapshot.context;
  return snapshot.matches({ overlay: { showing: 'open' } }) && current && profile
    ? { kind: current.kind, profile }
    : null;
};

/** What is open, in a word; null where nothing is. */
export const selectView = (snapshot: Snapshot): 'match' | 'new like' | null => {
  const shown = selectShownLike(snapshot);
  if (shown === null) return null;
  return shown.kind === 'match' ? 'match' : 'new like';
};
