import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate';
import { createPagePort, type PagePort } from './page-port.ts';

/** A port with a statechart behind it: its snapshot to read, undefined until it runs, and its events to send. */
export type MachinePort<Logic extends AnyActorLogic> = PagePort<
  { snapshot: SnapshotFrom<Logic> | undefined },
  EventFromLogic<Logic>
>;

export const createMachinePort = <Logic extends AnyActorLogic>(): MachinePort<Logic> =>
  createPagePort({ snapshot: undefined });

/** Starts a statechart behind its port; returns how it ends. */
export function runBehind<Logic extends AnyActorLogic>(
  port: MachinePort<Logic>,
  actor: Actor<Logic>,
): () => void {
  const subscription = actor.subscribe((snapshot) => port.set({ snapshot }));
  actor.start();
  port.connect((event) => actor.send(event));
  return () => {
    subscription.unsubscribe();
    actor.stop();
    port.disconnect();
  };
}
