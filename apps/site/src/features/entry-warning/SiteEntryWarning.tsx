import type { ReactNode } from 'react';
import type { SiteLayout } from '@velours/machines/entryWarning';
import { useUser } from '../../app/data/hooks.ts';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/**
 * The site-entry warning of a layout (spec section 2). The page is there without it, for robots and readers without script; its code
 * is fetched when a visitor first touches the page.
 */
export function SiteEntryWarning({ layout }: { layout: SiteLayout }): ReactNode {
  const isVisitor = useUser() === null;
  const isTouched = useFirstTouch();
  const part = useAsyncModule(() => import('./EntryWarningHost.tsx'), isVisitor && isTouched);
  return part && <part.EntryWarningHost layout={layout} />;
}
