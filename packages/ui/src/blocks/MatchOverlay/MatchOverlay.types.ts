import type { MemberCardPhoto, MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface MatchOverlayLabels {
  /** Heading: "It's a match" or "New like". */
  title: string;
  /** "You and Anna like each other". */
  text: string;
  kind?: string | undefined;
  message: string;
  /** What the first message costs; left out where it is free. */
  price?: string | undefined;
  /** Names the first lines. */
  openers?: string | undefined;
  /** That a chosen one can still be changed, and that nothing is sent yet: said of each to those who listen. */
  openersHint?: string | undefined;
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
  /** First lines to begin with; none yet where they are still on their way. Choosing one sends nothing. */
  openers?: readonly string[] | undefined;
  /** A first line was chosen: it goes where writing begins. */
  onOpener?: ((line: string) => void) | undefined;
  /** The profile of the other member. */
  profileHref: string;
  /** It is to be closed: by a press or a key. */
  onClose: () => void;
  /** All words that it shows or says. */
  labels: MatchOverlayLabels;
}
