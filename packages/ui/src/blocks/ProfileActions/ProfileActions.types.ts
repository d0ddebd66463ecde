export interface ProfileActionsLabels {
  /** Shown while not liked: "Like". */
  like: string;
  /** Shown while liked: "Unlike". */
  unlike: string;
  message: string;
  gift: string;
  block: string;
  /** Needed with `onReport`: "Report". */
  report?: string | undefined;
  /** Names the group: "What you can do with Anna's profile". */
  group: string;
}

/** The profile view's buttons: like, unlike, gift, message, block (spec section 2), report (B04). A handler left out leaves its button out. */
export interface ProfileActionsProps {
  isLiked: boolean;
  onLikeChange?: ((isLiked: boolean) => void) | undefined;
  /** Where a like goes that is pressed before any script is there, and what is sent along. */
  likeAction?: { action: string; hiddenFields?: Readonly<Record<string, string>> } | undefined;
  /** Where writing begins. */
  messageHref?: string | undefined;
  onGift?: (() => void) | undefined;
  onBlock?: (() => void) | undefined;
  onReport?: (() => void) | undefined;
  /** Visitors: where to log in first; replaces the other actions. */
  logInHref?: string | undefined;
  logInLabel?: string | undefined;
  labels: ProfileActionsLabels;
}
