import type { GifPicture } from '../MessageBubble/index.ts';

export interface GifPickerLabels {
  /** Label of the search: "Search GIFs". */
  search: string;
  searchPlaceholder?: string | undefined;
  clearSearch: string;
  submit: string;
  /** Names the choices: "GIFs". */
  results: string;
  /** "Play all": they stand still until then. */
  play: string;
  loading: string;
  /** "24 GIFs", read out when they are there. */
  found: string;
  emptyTitle: string;
  emptyText: string;
  errorText: string;
  retry: string;
  offlineTitle: string;
  offlineText: string;
  more?: string | undefined;
}

/** Searches a provider's GIFs and chooses one. Heavy: loaded when its button is pressed, in a Dialog. */
export interface GifPickerProps {
  /** What is looked for, controlled; empty shows what the provider likes. */
  query: string;
  /** Another search was typed. */
  onQueryChange: (query: string) => void;
  /** The search is sent; where the caller searches while one types, it need not do anything. */
  onSearch?: ((query: string) => void) | undefined;
  /**
   * What is known of the GIFs that were asked for.
   * @default 'ready'
   */
  state?: 'loading' | 'ready' | 'error' | 'offline' | undefined;
  /** What was found, in the provider's order. */
  gifs: readonly GifPicture[];
  /** Called with the one that is pressed. */
  onChoose: (gif: GifPicture) => void;
  /** Asks again, after an error. */
  onRetry?: (() => void) | undefined;
  /** Fetches more of the same; left out where there are no more. */
  onMore?: (() => void) | undefined;
  /** The provider's own line: "Powered by KLIPY". */
  attribution: string;
  /** All words that it shows or says. */
  labels: GifPickerLabels;
}
