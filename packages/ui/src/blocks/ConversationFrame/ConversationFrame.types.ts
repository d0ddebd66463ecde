import type { ReactNode } from 'react';
import type { MemberKind } from '../MemberCard/MemberCard.types.ts';

/** The page of one conversation: who it is with, the messages, and where to write. Fills the window's height. */
export interface ConversationFrameProps {
  /** The other member's name. */
  name: string;
  /** Their age, beside it; left out where it is not known. */
  age?: number | undefined;
  /** A real member, or a demo or fictional profile. */
  kind: MemberKind;
  /** Visible text of the kind's label; needed for every kind but `member`. */
  kindLabel?: string | undefined;
  /** Their photo, small and square; null where there is none. */
  thumbnailUrl: string | null;
  /** Whether the member is there now. */
  isOnline: boolean;
  /** Says so, below the name: "Online". */
  onlineLabel: string;
  /** Left out where there is no profile any more: the name is then no link. */
  profileHref?: string | undefined;
  /** Says where the name, a link, leads: "View the profile of Anna". */
  profileLabel: string;
  /** The list of all chats. */
  backHref: string;
  /** "All chats". */
  backLabel: string;
  /** Removes the chat; left out, there is no button. Below 576 px there is none either: offer it in `actions`. */
  onRemove?: (() => void) | undefined;
  /** "Remove the chat with Anna". */
  removeLabel?: string | undefined;
  /** Opens or closes the search of this conversation; left out, there is no button. Below 576 px as `onRemove`. */
  onSearch?: (() => void) | undefined;
  /** "Search this conversation". */
  searchLabel?: string | undefined;
  /**
   * Whether the search is open.
   * @default false
   */
  isSearchOpen?: boolean | undefined;
  /** More that can be done with the other member, at the end of the head: an icon button or a menu. */
  actions?: ReactNode;
  /** Between the head and the messages: connection, offline. */
  notice?: ReactNode;
  /** The messages. */
  children: ReactNode;
  /** Where to write; null where there is nothing. */
  composer: ReactNode;
}
