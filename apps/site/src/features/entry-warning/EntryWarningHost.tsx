import { useState, type ReactNode } from 'react';
import { isEntryWarningDue, type SiteLayout } from '@velours/machines/entryWarning';
import { useDismissal } from '../../background/alerts/dismissals.ts';
import { useEntryWarningFacts } from './use-entry-warning-facts.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** The entry warning for who is to see it: by the statechart's own rule its dialog is fetched, and stays to close. */
export function EntryWarningHost({ layout }: { layout: SiteLayout }): ReactNode {
  const facts = useEntryWarningFacts(layout);
  const dismissedAt = useDismissal('entry-warning');
  const isDue = dismissedAt === null && isEntryWarningDue(facts);
  const [isWanted, setWanted] = useState(isDue);
  if (isDue && !isWanted) setWanted(true);
  const part = useAsyncModule(() => import('./EntryWarningDialog.tsx'), isWanted);
  return part && <part.EntryWarningDialog facts={facts} dismissedAt={dismissedAt} />;
}
