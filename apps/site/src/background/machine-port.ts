import type { Actor, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate';
import { createPagePort, type PagePort } from './page-port.ts';

/** A port with a statechart behind it: its snapshot to read, undefined until it runs, and its events to send. */
export type MachinePort<Logic extends AnyActorLogic> = PagePort<
  { snapshot: SnapshotFrom<Logic> | undefined },
  EventFromLogic<Logic>
>;

export const createMachinePort = <Logic extends AnyActorLogic>(): MachinePort<Logic> =>
  createPagePort({ snapshot: undefined });

const always = (): boolean => true;

/**
 * Starts a statechart behind its port; returns how it ends.
 * @param isReady Whether it can take what a member presses: what was pressed before waits. @default from the start
 */
export function runBehind<Logic extends AnyActorLogic>(
  port: MachinePort<Logic>,
  actor: Actor<Logic>,
  isReady: (snapshot: SnapshotFrom<Logic>) => boolean = always,
): () => void {
  let isConnected = false;
  const connect = (): void => {
    if (isConnected || !isReady(actor.getSnapshot())) return;
    isConnected = true;
    port.connect((event) => actor.send(event));
  };
  const subscription = actor.subscribe((snapshot) => {
    port.set({ snapshot });
    connect();
  });
  actor.start();
  connect();
  return () => {
    subscription.unsubscribe();
    actor.stop();
    port.disconnect();
  };
}
