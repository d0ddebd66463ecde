/** The kinds that must be labelled wherever the profile is shown (decision 0007); `member` has no label. */
export type MemberKind = 'member' | 'fictional' | 'demo';

export interface MemberCardPhoto {
  /** Address of the picture, 3:4 or square. */
  url: string;
  /** Other widths of it, `"a.webp 400w, b.webp 600w"`, and how wide it is shown. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A picture of a few pixels, as a data URL, until it is there. */
  placeholder?: string | undefined;
  width: number;
  height: number;
}

/** What every card says of a member. */
export interface MemberOnCard {
  id: string;
  name: string;
  /** Years, 18 or more. */
  age: number;
  kind: MemberKind;
  /** Region and country as shown: "Utrecht, Netherlands". */
  place: string;
  photo: MemberCardPhoto | null;
}

export interface MemberCardMember extends MemberOnCard {
  /** What the reader and the member both like, in a word: "Sushi"; empty where nothing is shared. */
  interest: string;
  /** The first sentence the member wrote; null where there is none. */
  firstLine: string | null;
  isOnline: boolean;
  isLiked: boolean;
  isMatch: boolean;
}

export interface MemberCardLabels {
  /** Visible text of the label by kind: "Demo profile", "Fictional profile". */
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
  /** Read out for the dot: "online now". */
  online: string;
  match: string;
  /** Name of the like toggle, on and off: "Like Anna". */
  like: (name: string) => string;
}

export interface MemberCardProps {
  /** Whose card it is. */
  member: MemberCardMember;
  /** The profile: the name is the card's one link, its area the whole card. */
  href: string;
  /** Without it there is no like toggle (visitors). */
  onLikeChange?: ((id: string, isLiked: boolean) => void) | undefined;
  /** The form that the like is sent with before any script is there: `like` or `unlike` with the member's id. */
  likeForm?: string | undefined;
  /**
   * Loads the picture at once: the first row of a page.
   * @default false
   */
  isPriority?: boolean | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /** A badge over the photo's corner: "New". */
  badge?: string | undefined;
  /** Why this one stands first: "You both like sushi". */
  reason?: string | undefined;
  /**
   * The first of a page: larger than the others, with the member's own words.
   * @default false
   */
  isFeature?: boolean | undefined;
  /** All words that it shows or says. */
  labels: MemberCardLabels;
}
