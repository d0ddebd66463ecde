import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import {
  isAlertNeeded,
  type AlertFacts,
  type DismissibleAlert,
} from '@velours/machines/dismissibleAlert';
import type { Schemas } from '../../app/data/api.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import { useDismissal } from '../../app/data/hooks.ts';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import { useIsServed } from '../../app/loading/parts.tsx';
import { DISMISSAL_PREFIX, type Dismissible } from '../../app/data/local-storage.ts';

/** What the alerts depend on; null where nobody is logged in. `canOptIn`: push has something to offer. */
export function alertFacts(user: Schemas['User'] | null, canOptIn: boolean): AlertFacts | null {
  return (
    user && {
      hasPhoto: user.profile.main_image !== null,
      canOptIn,
      notificationsDisabled: user.notifications_disabled,
    }
  );
}

export interface Alert {
  /** As the statechart says; until it is there, by the same rule on the server and in the browser. */
  isShown: boolean;
  /** Hides it until storage is cleared. The button that had the focus goes with it: the page gets it. */
  dismiss: () => void;
}

/** A dismissible alert (spec section 4). Its statechart is fetched for a member who has something to be told. */
export function useAlert(alert: DismissibleAlert, facts: AlertFacts | null): Alert {
  const dismissedAt = useDismissal(alert);
  const isNeeded = isAlertNeeded(alert, facts);
  const latest = useRef({ facts, dismissedAt });
  const create = useCallback(async () => {
    const { createAlertActor } = await import('./alert-actor.ts');
    return createAlertActor({ alert, ...latest.current });
  }, [alert]);
  const { actor, snapshot, send } = useAsyncActor(create, isNeeded);

  useEffect(() => {
    latest.current = { facts, dismissedAt };
    actor?.send({ type: 'FACTS', facts });
    actor?.send({ type: 'STORED_ELSEWHERE', dismissedAt });
  }, [actor, facts, dismissedAt]);

  const dismiss = useCallback(() => {
    send({ type: 'DISMISS' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [send]);
  return { isShown: snapshot?.matches('shown') ?? (isNeeded && dismissedAt === null), dismiss };
}

/** Marks an alert as the server rendered it. */
const SERVED_ALERT = 'data-served-alert';

/**
 * An alert that can be dismissed. The server renders it where it is due, and does not know what this browser has dismissed: a
 * script in line hides it before anything is painted, so that nothing moves.
 */
export function ServedAlert({
  alert,
  children,
}: {
  alert: Dismissible;
  children: ReactNode;
}): ReactNode {
  const isServed = useIsServed();
  const { nonce } = usePageInfo();
  return (
    <>
      {isServed && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hideDismissedScript(alert) }}
        />
      )}
      <div {...(isServed ? { [SERVED_ALERT]: alert } : {})}>{children}</div>
    </>
  );
}

/** What hides a dismissed alert, with the item of a list that it stands in. */
export function hideDismissedScript(alert: Dismissible): string {
  const served = `[${SERVED_ALERT}=${alert}]`;
  const rule = JSON.stringify(`${served},li:has(>${served}){display:none}`);
  const key = JSON.stringify(DISMISSAL_PREFIX + alert);
  return `try{if(localStorage.getItem(${key})!==null){const s=new CSSStyleSheet;s.replaceSync(${rule});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}}catch{}`;
}
