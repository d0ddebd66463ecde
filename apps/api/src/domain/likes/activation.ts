/** What activation does with likes (kept apart so that `domain/activation` needs no more of them). */
export { announceLikes } from './likes.ts';
