import { useCallback, useEffect, useRef } from 'react';
import {
  isAlertNeeded,
  type AlertFacts,
  type DismissibleAlert,
  type dismissibleAlertMachine,
  type DismissibleAlertEvent,
} from '@velours/machines/dismissibleAlert';
import type { SnapshotFrom } from 'xstate';
import { useDismissal } from './dismissals.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';

export interface Alert {
  /** Undefined until the statechart is there. */
  snapshot: SnapshotFrom<typeof dismissibleAlertMachine> | undefined;
  /** Before the statechart is there: whether it will show it, by the same rule on the server and in the browser. */
  isDue: boolean;
  send: (event: DismissibleAlertEvent) => void;
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

  return {
    snapshot,
    isDue: isNeeded && dismissedAt === null,
    send,
  };
}
