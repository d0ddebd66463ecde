import '@velours/ui/blocks/UsFooter/styles';
import { servedPart } from '../loading/served-part.tsx';

/** The US footer as the server renders it, fetched by the sites that have one. */
export const servedUsFooter = servedPart(
  () => import('./UsPageFooter.tsx'),
  ({ UsPageFooter }) => UsPageFooter,
);
