import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { EntryWarningFacts } from '@velours/machines/entryWarning';
import { EntryWarning } from '@velours/ui/blocks/EntryWarning';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { entryWarningProps } from './entry-warning.ts';
import { createEntryWarningActor } from './entry-warning-actor.ts';
import { useAsyncActor } from '../../app/loading/use-async-actor.ts';

export interface EntryWarningDialogProps {
  facts: EntryWarningFacts | null;
  dismissedAt: number | null;
}

/** The entry warning over its statechart. */
export function EntryWarningDialog({ facts, dismissedAt }: EntryWarningDialogProps): ReactNode {
  const t = useTranslate();
  const { minimum_age: minimumAge } = useSettings();
  const latest = useRef({ facts, dismissedAt });
  const create = useCallback(async () => createEntryWarningActor(latest.current), []);
  const { actor, snapshot, send } = useAsyncActor(create, true);

  useEffect(() => {
    latest.current = { facts, dismissedAt };
    actor?.send({ type: 'FACTS', facts });
    actor?.send({ type: 'STORED_ELSEWHERE', dismissedAt });
  }, [actor, facts, dismissedAt]);

  return snapshot && <EntryWarning {...entryWarningProps(snapshot, { t, minimumAge, send })} />;
}
