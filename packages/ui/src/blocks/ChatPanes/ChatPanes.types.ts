import type { ReactNode } from 'react';

/** Conversations, one of them, and who it is with: one pane on a phone, two from 768 px, three from 992. */
export interface ChatPanesProps {
  /** The pane that stands alone below 768 px: all conversations, or what is open. */
  alone: 'list' | 'open';
  /** All conversations. */
  list: ReactNode;
  /** Names the list as a place to go on from: "Conversations". */
  listLabel: string;
  /** Who the conversation is with; seen from 992 px. Its place stays where nothing is in it yet. */
  person?: ReactNode;
  /** Names it: "About Anna"; needed where there is a person. */
  personLabel?: string | undefined;
  /**
   * The panes have the whole window, and each scrolls by itself.
   * @default false
   */
  isWindow?: boolean | undefined;
  /**
   * Nothing stands beside the list, which has all the room.
   * @default false
   */
  isBare?: boolean | undefined;
  /** The open conversation, or what stands in its place. */
  children: ReactNode;
}
