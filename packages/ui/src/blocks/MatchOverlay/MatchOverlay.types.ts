import type { MemberCardPhoto, MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface MatchOverlayLabels {
  /** Heading: "It's a match" or "New like". */
  title: string;
  /** "You and Anna like each other". */
  text: string;
  kind?: string | undefined;
  message: string;
  viewProfile: string;
  /** Closes it, in words. */
  keepLooking: string;
  close: string;
  photo: string;
}

/** Full-screen overlay of a match or a new like; closes on click and key (spec section 2, K02). */
export interface MatchOverlayProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The other member: whose photo, name and kind are shown. */
  id: string;
  /** The other member's name. */
  name: string;
  /** In years; left out where it is not known. */
  age?: number | undefined;
  /** Where the other member lives, as on a card. */
  place?: string | undefined;
  /** A real member, or a demo or fictional profile. */
  kind: MemberKind;
  /** The other member's photo; null where there is none. */
  photo: MemberCardPhoto | null;
  /** Who looks at it, beside the other: of a match. */
  own?:
    | { id: string; name: string; age?: number | undefined; photo: MemberCardPhoto | null }
    | undefined;
  /** Where writing begins; without it there is no link. */
  messageHref?: string | undefined;
  /** The profile of the other member. */
  profileHref: string;
  /** It is to be closed: by a press or a key. */
  onClose: () => void;
  /** All words that it shows or says. */
  labels: MatchOverlayLabels;
}
