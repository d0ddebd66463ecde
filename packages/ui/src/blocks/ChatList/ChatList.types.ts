import type { MemberKind } from '../MemberCard/MemberCard.types.ts';

export interface ChatListItem {
  conversationId: string;
  href: string;
  name: string;
  kind: MemberKind;
  thumbnailUrl: string | null;
  isOnline: boolean;
  /** The last message, one line; begins with "You: " where the member wrote it. */
  lastMessage: string;
  /** As shown: "14:05", "Monday". */
  time: string;
  /** RFC 3339, for the `time` element. */
  timeIso: string;
  numUnread: number;
  /** The conversation that is open beside the list. */
  isCurrent?: boolean | undefined;
}

export interface ChatListLabels {
  list: string;
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
  online: string;
  /** "3 unread messages". */
  unread: (count: number) => string;
  /** Names the remove button: "Remove the chat with Anna". */
  remove: (name: string) => string;
}

/** Somebody to whom nothing has been written yet. */
export interface MatchFace {
  id: string;
  href: string;
  name: string;
  kind: MemberKind;
  thumbnailUrl: string | null;
}

export interface ChatListProps {
  /** The conversations, the newest first. */
  chats: readonly ChatListItem[];
  /** New matches, as faces in a row above the list on a phone; wider, the pane beside it has them. `label` names the row. */
  matches?: { label: string; people: readonly MatchFace[] } | undefined;
  /** Without it chats cannot be removed here. */
  onRemove?: ((conversationId: string) => void) | undefined;
  /**
   * Draws this many places of the same size instead, while the chats are fetched.
   * @default 0
   */
  numSkeletons?: number | undefined;
  /** Said while skeletons stand: "Loading your chats". */
  loadingLabel?: string | undefined;
  /** All words that it shows or says. */
  labels: ChatListLabels;
}
