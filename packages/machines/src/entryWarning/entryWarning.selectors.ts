import type { SnapshotFrom } from 'xstate';
import type { entryWarningMachine } from './entryWarning.machine.ts';

type Snapshot = SnapshotFrom<typeof entryWarningMachine>;

/** Whether the warning is open. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
