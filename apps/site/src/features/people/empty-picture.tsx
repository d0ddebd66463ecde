import { servedPart } from '../../app/loading/parts.tsx';

/** What stands over the words of a place without anybody: only a page that is empty fetches it. */
export const emptyPicture = servedPart(
  () => import('./EmptyPicture.tsx'),
  ({ EmptyPicture }) => EmptyPicture,
);
