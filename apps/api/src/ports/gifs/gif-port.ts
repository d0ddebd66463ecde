/** A GIF as a search found it. */
export interface FoundGif {
  /** The provider's name in front: `klipy-8a1f`, `local-wave`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, as far as the provider says. */
  readonly alt: string;
  /** Where its file is fetched from; null for the site's own drawings. */
  readonly sourceUrl: string | null;
}

export interface GifSearch {
  /** What is looked for; empty asks for what the provider likes best. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
  /** Of who looks: BCP 47. Nothing else of them is told. */
  readonly language: string;
}

export interface FoundGifs {
  readonly gifs: readonly FoundGif[];
  readonly hasMore: boolean;
}

/** How many GIFs stand on a page. */
export const GIFS_PER_PAGE = 24;

/** Where GIFs are searched: a provider by key, or the site's own drawings. */
export interface GifPort {
  /** Whose GIFs these are, where that is to be said beside them. */
  readonly credit: string | null;
  /** @throws where the provider does not answer, or not as it should */
  search(search: GifSearch): Promise<FoundGifs>;
  /**
   * The moving picture behind a `sourceUrl` that a search gave, as an animated WebP.
   * @throws where it is not to be had, is too large, or comes from elsewhere
   */
  fetch(sourceUrl: string): Promise<Buffer>;
}
