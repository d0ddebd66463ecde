import { firstTouch } from '../loading/first-touch.ts';
import { servedPart } from '../loading/parts.tsx';
import '@velours/ui/blocks/Disclaimer/styles';
import '@velours/ui/blocks/Footer/styles';
import '@velours/ui/blocks/LanguageMenu/styles';
import '@velours/ui/blocks/UsFooter/styles';
import '@velours/ui/components/Flyout/styles';
import '@velours/ui/components/WordMark/styles';

// Its links and its menu work as the server renders them, and it changes with the language alone: its code comes with the first touch.

/** The foot of a page (spec section 2). */
export const siteFooter = servedPart(
  () => import('./PageFooter.tsx'),
  ({ PageFooter }) => PageFooter,
  firstTouch,
);

/** The same in the layout that has a US footer. */
export const siteFooterWithUs = servedPart(
  () => import('./PageFooter.tsx'),
  ({ PageFooterWithUs }) => PageFooterWithUs,
  firstTouch,
);
