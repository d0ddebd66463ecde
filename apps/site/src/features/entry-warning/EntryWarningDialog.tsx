import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import {
  type EntryWarningEvent,
  type EntryWarningFacts,
  type EntryWarningInput,
  entryWarningMachine,
  selectIsOpen,
} from '@velours/machines/entryWarning';
import { EntryWarning, type EntryWarningProps } from '@velours/ui/blocks/EntryWarning';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import { storeDismissal } from '../../background/alerts/dismissals.ts';
import type { Translate } from '../../app/i18n/texts.ts';

interface EntryWarningDialogProps {
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

type EntryWarningActor = Actor<typeof entryWarningMachine>;

/** The entry warning, whose answer is kept in this browser's storage. */
function createEntryWarningActor(input: Omit<EntryWarningInput, 'now'>): EntryWarningActor {
  return createActor(
    entryWarningMachine.provide({
      actions: { storeDismissal: (_args, { at }) => storeDismissal('entry-warning', at) },
    }),
    { input: { ...input, now: () => Date.now() } },
  );
}

/** Where "leave" leads: away from the site, to nobody's shop. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** The site-entry warning as its statechart has it (spec section 2). */
export function entryWarningProps(
  snapshot: SnapshotFrom<typeof entryWarningMachine>,
  {
    t,
    send,
    minimumAge: age,
  }: { t: Translate; send: (event: EntryWarningEvent) => void; minimumAge: number },
): EntryWarningProps {
  return {
    isOpen: selectIsOpen(snapshot),
    onEnter: () => send({ type: 'DISMISS' }),
    leaveHref: ELSEWHERE,
    labels: t(($) => $.common.entryWarning, { age }),
  };
}
