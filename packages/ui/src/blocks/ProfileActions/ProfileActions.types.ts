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
  /** Whether the reader likes this profile. */
  isLiked: boolean;
  /** Liked or unliked. */
  onLikeChange?: ((isLiked: boolean) => void) | undefined;
  /** Where a like goes that is pressed before any script is there, and what is sent along. */
  likeAction?: { action: string; hiddenFields?: Readonly<Record<string, string>> } | undefined;
  /** Where writing begins. */
  messageHref?: string | undefined;
  /** Opens the choice of gifts. */
  onGift?: (() => void) | undefined;
  /** Visitors: where to log in first; replaces the other actions. */
  logInHref?: string | undefined;
  /** Words of the link to log in. */
  logInLabel?: string | undefined;
  /** Visitors: where to sign up for this member, before the log-in. Left out where nobody can. */
  signUpHref?: string | undefined;
  /** Words of the link to sign up. */
  signUpLabel?: string | undefined;
  /** All words that it shows or says. */
  labels: ProfileActionsLabels;
}

/** The profile view's others: block (spec section 2) and report (B04). */
export interface ProfileMenuProps {
  /** Asks whether to block the member. */
  onBlock: () => void;
  /** Opens the report. */
  onReport: () => void;
  /** All words that it shows or says. */
  labels: {
    /** Names the button: "Block or report Anna". */
    more: string;
    block: string;
    report: string;
  };
}
