import { createActor, type Actor } from 'xstate';
import { timeBonusModalMachine } from '@velours/machines/timeBonusModal';
import { DISMISSAL_PREFIX, readDismissal, storeDismissal } from '../alerts/dismissals.ts';
import { runBehind } from '../machine-port.ts';
import { bonusModalPort } from './modal-port.ts';

const DISMISSED = 'time-bonus';

/** The offer over what this browser keeps. */
export function createBonusModalActor(): Actor<typeof timeBonusModalMachine> {
  return createActor(
    timeBonusModalMachine.provide({
      actions: { storeDismissal: (_args, { at }) => storeDismissal(DISMISSED, at) },
    }),
    { input: { now: () => Date.now(), dismissedAt: readDismissal(DISMISSED) } },
  );
}

/** Runs it for the member until the returned function is called; where another tab has closed it, it begins anew, as closed. */
export function runBonusModal(): () => void {
  const run = (): (() => void) => runBehind(bonusModalPort, createBonusModalActor());
  let stop = run();
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== DISMISSAL_PREFIX + DISMISSED) return;
    stop();
    stop = run();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
    stop();
  };
}
