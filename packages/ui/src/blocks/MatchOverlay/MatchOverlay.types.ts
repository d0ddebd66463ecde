import type { MemberCardPhoto, MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface MatchOverlayLabels {
  /** Heading: "It's a match" or "New like". */
  title: string;
  /** "You and Anna like each other". */
  text: string;
  kind?: string | undefined;
  message: string;
  viewProfile: string;
  close: string;
  photo: string;
}

/** Full-screen overlay of a match or a new like; closes on click and key (spec section 2, K02). */
export interface MatchOverlayProps {
  isOpen: boolean;
  /** The other member: whose photo, name and kind are shown. */
  id: string;
  name: string;
  kind: MemberKind;
  photo: MemberCardPhoto | null;
  /** Who looks at it, beside the other: of a match. */
  own?: { id: string; name: string; photo: MemberCardPhoto | null } | undefined;
  messageHref?: string | undefined;
  profileHref: string;
  onClose: () => void;
  labels: MatchOverlayLabels;
}
