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
  /** What is not a member of flesh and blood is labelled so here too (DESIGN section 7). */
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

export interface LoadProfileInput {
  readonly profileId: string;
}

export type LikeOverlayEvent =
  /** The value of `t` in the address; null where there is none. May be sent with each address. */
  | { readonly type: 'PARAMETER'; readonly value: string | null }
  /** One of the conditions changed, or may have. */
  | { readonly type: 'CONDITIONS'; readonly conditions: LikeOverlayConditions }
  /** Who is logged in now; null after log-out. */
  | { readonly type: 'MEMBER'; readonly memberId: string | null }
  /** From the event stream. */
  | { readonly type: 'LIKE'; readonly news: LikeNews }
  /** A like that the member gave was returned. */
  | { readonly type: 'MATCHED'; readonly profileId: string }
  /** The member has opened this profile: its like is no news. */
  | { readonly type: 'SEEN'; readonly profileId: string }
  /** Another tab shows this, or has shown it. */
  | ({ readonly type: 'SHOWN_ELSEWHERE' } & LikeShown)
  /** A click, or a key. */
  | { readonly type: 'CLOSE' };
