import { useSyncExternalStore, type ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Run, Situation } from './run.ts';

/** What the site draws of a machine: the same function or part that its wiring uses. */
export type StateView<TMachine extends AnyStateMachine> = (props: {
  snapshot: SnapshotFrom<TMachine>;
  send: (event: EventFromLogic<TMachine>) => void;
}) => ReactNode;

export type AnyView = StateView<AnyStateMachine>;

/** Where a run is, anew with each step. */
export const useSituation = (run: Run): Situation =>
  useSyncExternalStore(run.subscribe, run.situation);
