import { servedPart } from '../../wiring/served-part.tsx';

/**
 * The US footer as the server renders it, fetched by the sites that have one. In a file of its own: the build puts it where all
 * of its styles are (chunks.ts), so that they are not asked for a second time.
 */
export const servedUsFooter = servedPart(
  () => import('./UsPageFooter.tsx'),
  ({ UsPageFooter }) => UsPageFooter,
);
