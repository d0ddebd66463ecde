import type { ReactNode } from 'react';
import type { MemberCardLabels, MemberCardMember } from '../MemberCard/MemberCard.types.ts';

export interface MemberGridItem extends MemberCardMember {
  href: string;
  /** Shown as a badge: "New" for an unseen like. */
  badge?: string | undefined;
  /** Makes it the large card, and says why: "You both like sushi". The first of a list at most. */
  reason?: string | undefined;
  /** What is said of the member in this list, under the card: MatchReasons. */
  below?: ReactNode;
}

export interface MemberGridProps {
  /** Names the list: "Members". */
  label: string;
  /** The members in their order. */
  members: readonly MemberGridItem[];
  /** A card that is no other person, and the place it has: AddPhotoCard. */
  ownCard?: { index: number; card: ReactNode } | undefined;
  /** A member was liked or unliked, by id. */
  onLikeChange?: ((id: string, isLiked: boolean) => void) | undefined;
  /** Where a like goes that is pressed before any script is there, and what is sent along; see MemberCard. */
  likeAction?: { action: string; hiddenFields?: Readonly<Record<string, string>> } | undefined;
  /**
   * How many photos load at once rather than when scrolled to.
   * @default 4
   */
  numPriority?: number | undefined;
  /**
   * Draws this many skeleton cards instead.
   * @default 0
   */
  numSkeletons?: number | undefined;
  /** Said while skeletons stand: "Loading members". */
  loadingLabel?: string | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: MemberCardLabels;
}
