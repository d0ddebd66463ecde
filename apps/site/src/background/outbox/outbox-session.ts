import { selectItems } from '@velours/machines/messageOutbox';
import { messagesKey } from '../../app/data/keys.ts';
import { listedMessages } from './listed-messages.ts';
import { liveStore } from '../live-store.ts';
import { createOutboxActor, type OutboxParts } from './outbox-actor.ts';

/** Runs the member's outbox until the returned function is called; its code comes when a message waits or may be written. */
export function runOutbox(parts: OutboxParts): () => void {
  const outbox = createOutboxActor(parts);
  const items = outbox.subscribe((snapshot) => {
    const keys = new Map(snapshot.context.entries.map(({ id, key }) => [id, key]));
    liveStore.set({
      outbox: selectItems(snapshot).map((item) => ({ ...item, key: keys.get(item.id) ?? item.id })),
    });
  });
  const stopListening = parts.client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== messagesKey[0]) return;
    const messageIds = listedMessages(query.state.data);
    // After the render that shows them, so that a message never disappears in between.
    setTimeout(() => outbox.send({ type: 'LISTED', messageIds }));
  });
  const onOnline = (): void => outbox.send({ type: 'ONLINE' });
  const onOffline = (): void => outbox.send({ type: 'OFFLINE' });
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  outbox.start();
  liveStore.connect((command) => outbox.send(command));
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
    stopListening();
    items.unsubscribe();
    outbox.stop();
  };
}
