import type { ReactNode } from 'react';
import type { MemberCardPhoto, MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface ProfileHeaderProps {
  /** The member's name. */
  name: string;
  /** Years. */
  age: number;
  /** A real member, or a demo or fictional profile. */
  kind: MemberKind;
  /** Visible text of the kind's label; required by honesty for every kind but `member`. */
  kindLabel?: string | undefined;
  /** The sentence that says what such a profile is (settings' fictional_warning). */
  kindNotice?: string | undefined;
  /** Where the member lives, in words. */
  place: string;
  /** The main photo; null where there is none. */
  photo: MemberCardPhoto | null;
  /** Whether the member is there now. */
  isOnline: boolean;
  /** Says so, beside the dot: "Online". */
  onlineLabel: string;
  /** "It is a match" where both like each other. */
  matchLabel?: string | undefined;
  /** Alternative text of the photo: "Photo of Anna"; or, without one, "No photo yet". */
  photoLabel: string;
  /** The profile's actions. */
  actions?: ReactNode;
  /** What is done more seldom, at the photo's corner. */
  menu?: ReactNode;
  /** What the person tells. */
  children?: ReactNode;
}
