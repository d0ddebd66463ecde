import type { SnapshotFrom } from 'xstate';
import type { timeBonusModalMachine } from './timeBonusModal.machine.ts';

type Snapshot = SnapshotFrom<typeof timeBonusModalMachine>;

/** Whether the modal is open. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
