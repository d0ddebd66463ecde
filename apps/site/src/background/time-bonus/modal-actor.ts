import { createActor, type Actor } from 'xstate';
import { timeBonusModalMachine } from '@velours/machines/timeBonusModal';
import { readDismissal, storeDismissal } from '../../app/data/local-storage.ts';

/** The offer over what this browser keeps. */
export function startTimeBonusModal(): Actor<typeof timeBonusModalMachine> {
  return createActor(
    timeBonusModalMachine.provide({
      actions: { storeDismissal: (_args, { at }) => storeDismissal('time-bonus', at) },
    }),
    { input: { now: () => Date.now(), dismissedAt: readDismissal('time-bonus') } },
  ).start();
}
