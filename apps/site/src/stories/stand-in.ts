import { createActor, fromTransition, type EventObject } from 'xstate';
import { showing, type ActorHandle } from '../app/loading/actor-handle.ts';

/**
 * Stands behind a handle of the host and shows what its actor would; returns how it ends.
 * @param next What it shows after an event. @default the same
 */
export function standIn<Snapshot, Event extends EventObject>(
  handle: ActorHandle<Snapshot, Event>,
  shown: Snapshot,
  next: (shown: Snapshot, event: Event) => Snapshot = (same) => same,
): () => void {
  handle.want();
  return handle.serve(async () => () => {
    const actor = createActor(fromTransition(next, shown)).start();
    return showing(actor, ({ context }) => context);
  });
}
