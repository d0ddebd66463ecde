export interface ProfileActionsLabels {
  /** Shown while not liked: "Like". */
  like: string;
  /** Shown while liked: "Unlike". */
  unlike: string;
  message: string;
  /** What a message costs: "10 credits". Left out where it costs nothing. */
  price?: string | undefined;
  gift: string;
  /** Names the group: "What you can do with Anna's profile". */
  group: string;
}

/** The profile view's first buttons: like, unlike, message and gift (spec section 2). A handler left out leaves its button out. */
export interface ProfileActionsProps {
  isLiked: boolean;
  onLikeChange?: ((isLiked: boolean) => void) | undefined;
  /** Where a like goes that is pressed before any script is there, and what is sent along. */
  likeAction?: { action: string; hiddenFields?: Readonly<Record<string, string>> } | undefined;
  /** Where writing begins. */
  messageHref?: string | undefined;
  onGift?: (() => void) | undefined;
  /** Visitors: where to log in first; replaces the other actions. */
  logInHref?: string | undefined;
  logInLabel?: string | undefined;
  labels: ProfileActionsLabels;
}

/** The profile view's others: block (spec section 2) and report (B04). */
export interface ProfileMenuProps {
  onBlock: () => void;
  onReport: () => void;
  labels: {
    /** Names the button: "Block or report Anna". */
    more: string;
    block: string;
    report: string;
  };
}
