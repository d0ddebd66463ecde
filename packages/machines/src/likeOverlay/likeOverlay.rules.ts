import { LONGEST_DELAY_S, MOST_REMEMBERED } from './likeOverlay.constants.ts';
import type { LikeClaim, LikeNews, LikeOverlayContext } from './likeOverlay.types.ts';

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
