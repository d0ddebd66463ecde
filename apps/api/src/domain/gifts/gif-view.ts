import type { StoredGif } from '../../db/schema.ts';
import { localGif } from '../../ports/gifs/local-gifs.ts';

/** A GIF as the contract shows it: files of this site, and a description in the reader's language where there is one. */
export const gifView = (gif: StoredGif, language: string) => ({
  id: gif.id,
  still_url: `/gifs/${gif.id}/still.webp`,
  moving_url: `/gifs/${gif.id}/moving.webp`,
  width: gif.width,
  height: gif.height,
  alt: localGif(gif.id, language)?.alt ?? gif.alt,
  credit: gif.credit,
});
