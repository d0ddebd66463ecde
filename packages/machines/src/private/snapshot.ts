import type { AnyMachineSnapshot } from 'xstate';

/** A machine's snapshot as its selectors read it: they stand below the machine, and do not import it. */
export type SnapshotOf<Context> = Omit<AnyMachineSnapshot, 'context'> & {
  readonly context: Context;
};
