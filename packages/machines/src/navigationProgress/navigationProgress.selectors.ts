import type { SnapshotFrom } from 'xstate';
import type { navigationProgressMachine } from './navigationProgress.machine.ts';
import type { NavigationProgressState } from './navigationProgress.types.ts';

type Snapshot = SnapshotFrom<typeof navigationProgressMachine>;

/** What the bar shows. */
export const selectProgress = (snapshot: Snapshot): NavigationProgressState => {
  if (snapshot.matches('running')) return 'running';
  return snapshot.matches('finishing') ? 'finishing' : 'idle';
};

/** Whether the bar stands still near its end, its 5 s being over. */
export const selectIsStill = (snapshot: Snapshot): boolean =>
  snapshot.matches({ running: 'still' });
