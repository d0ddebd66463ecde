import type { Failure } from '../failure/failure.types.ts';
import type { Intent } from '../private/intent.ts';

/** One card of the deck. */
export interface SwipeProfile {
  readonly id: string;
  readonly name: string;
  /** Years, 18 or more. */
  readonly age: number;
  /** What is not a member of flesh and blood is labelled so (DESIGN section 7). */
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

export interface DeckOutput {
  /** None where nobody is left to show. */
  readonly profiles: readonly SwipeProfile[];
  readonly likes: DayLikes;
}

/** What the member wants of a profile. */
export interface DecisionValues {
  readonly kind: 'like' | 'pass';
  readonly profileId: string;
}

export interface DecideInput extends DecisionValues {
  readonly idempotencyKey: string;
}

export interface DecideOutput {
  /** Whether the other likes the member too. */
  readonly isMatch: boolean;
  readonly likes: DayLikes;
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

export type SwipeGameEvent =
  /** By drag, button or key; of the top profile. */
  | { readonly type: 'LIKE'; readonly profileId: string }
  | { readonly type: 'PASS'; readonly profileId: string }
  /** Brings back the last one passed on. */
  | { readonly type: 'UNDO' }
  /** Loads the deck (again). */
  | { readonly type: 'RETRY' }
  /** The page is left: what can be undone no longer can. */
  | { readonly type: 'LEAVING' }
  | ({ readonly type: 'DECIDED_ELSEWHERE' } & DecidedElsewhere)
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'ONLINE' };
