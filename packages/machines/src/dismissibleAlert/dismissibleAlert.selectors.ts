import type { SnapshotFrom } from 'xstate';
import type { dismissibleAlertMachine } from './dismissibleAlert.machine.ts';
import { disablingReasons } from './dismissibleAlert.rules.ts';
import type { DisablingReason } from './dismissibleAlert.types.ts';

type Snapshot = SnapshotFrom<typeof dismissibleAlertMachine>;

/** Whether the alert is shown. */
export const selectIsShown = (snapshot: Snapshot): boolean => snapshot.matches('shown');

/** Why notifications are disabled; empty for the other alerts. */
export const selectReasons = ({ context }: Snapshot): readonly DisablingReason[] =>
  context.alert === 'notifications' ? disablingReasons(context.facts) : [];

/** What is shown, in a word; null where nothing is. */
export const selectView = (snapshot: Snapshot): string | null =>
  selectIsShown(snapshot) ? [snapshot.context.alert, ...selectReasons(snapshot)].join(' ') : null;
