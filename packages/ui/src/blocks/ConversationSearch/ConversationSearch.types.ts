export interface FoundMessage {
  id: string;
  /** "You", or the other member's name. */
  author: string;
  /** As shown: "3 March, 14:05". */
  date: string;
  /** RFC 3339. */
  dateIso: string;
  /** The words around what was looked for, in pieces. */
  excerpt: readonly { text: string; match: boolean }[];
}

export interface ConversationSearchLabels {
  /** Names the field: "Search the messages with Anna". */
  field: string;
  submit: string;
  clear: string;
  close: string;
  /** Said while the answer is on its way: "Searching". */
  searching: string;
  /** Names the list: "Messages found". */
  results: string;
  previous: string;
  next: string;
}

/** Finding a message of a conversation by its words; stands between the head of the conversation and its messages. */
export interface ConversationSearchProps {
  /** What is searched for. */
  text: string;
  /** Another text was typed. */
  onChange: (text: string) => void;
  /** Called with the trimmed text, where there is one. */
  onSearch: (text: string) => void;
  /** The search was closed. */
  onClose: () => void;
  /**
   * The answer is on its way.
   * @default false
   */
  isSearching?: boolean | undefined;
  /** What was found, newest first; undefined before anything was looked for. */
  found?: readonly FoundMessage[] | undefined;
  /** The one that was gone to. */
  current?: string | undefined;
  /** A message was chosen, by its id. */
  onChoose: (id: string) => void;
  /** The next or previous one was asked for: the focus stays on the button. */
  onStep: (id: string) => void;
  /** How many were found, or that nothing was: "Messages found: 3". */
  status?: string | undefined;
  /** Why the search failed. */
  error?: string | undefined;
  /** All words that it shows or says. */
  labels: ConversationSearchLabels;
}
