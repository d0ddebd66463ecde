import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  EntryWarningDialog,
  type EntryWarningDialogProps,
} from '@velours/ui/blocks/EntryWarning/EntryWarningDialog';
import { EntryWarningAsked } from '../../app/data/entry-warning.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import { useFirstTouch } from '../../app/loading/first-touch.ts';

/** The question at the door. Its statechart is fetched when the visitor touches the page; before that the form posts. */
export function EntryQuestion(): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { minimum_age: minimumAge } = useSettings();
  const send = useEntryWarningActor();
  return (
    <EntryWarningDialog
      {...entryWarningProps({ t, minimumAge })}
      onEnter={() => send({ type: 'DISMISS' })}
      hiddenFields={{ return_to: `${pathname}${search}` }}
    />
  );
}

function useEntryWarningActor() {
  const client = useQueryClient();
  const asked = use(EntryWarningAsked);
  const isTouched = useFirstTouch();
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  const create = useCallback(async () => {
    const { createEntryWarningActor } = await import('./entry-warning-actor.ts');
    return createEntryWarningActor(client, latest.current);
  }, [client]);
  const { actor, send } = useAsyncActor(create, isTouched);
  useEffect(() => {
    actor?.send({ type: 'FACTS', facts: asked.facts });
    actor?.send({ type: 'STORED_ELSEWHERE', dismissedAt: asked.dismissedAt });
  }, [actor, asked]);
  return send;
}

/** Where "leave" leads: away from the site, to nobody's shop. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** What the warning says, and where its answers lead. */
export const entryWarningProps = ({
  t,
  minimumAge: age,
}: {
  t: Translate;
  minimumAge: number;
}): Pick<EntryWarningDialogProps, 'action' | 'leaveHref' | 'labels'> => ({
  action: '/entry-warning',
  leaveHref: ELSEWHERE,
  labels: t(($) => $.common.entryWarning, { age }),
});
