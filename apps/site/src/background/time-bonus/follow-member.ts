import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { sessionChannel } from '../session/session-channel.ts';

interface Discount {
  /** `RELOAD`: logged in again in another tab; what was loaded is loaded anew. */
  send: (event: { type: 'PAID' } | { type: 'RELOAD' }) => void;
}

/** Tells what hangs on the member's discounts when the member has paid, and when the session changed elsewhere. */
export function followMember(discount: Discount, client: QueryClient, signal: AbortSignal): void {
  let wasPaid = false;
  const look = (): void => {
    const isPaid = client.getQueryData<Schemas['User'] | null>(userKey)?.paid_user ?? false;
    if (isPaid && !wasPaid) discount.send({ type: 'PAID' });
    wasPaid = isPaid;
  };
  look();
  const stopLooking = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKey[0]) look();
  });
  signal.addEventListener('abort', stopLooking);
  const stopListening = sessionChannel().listen(({ type }) => {
    if (type === 'loggedIn') discount.send({ type: 'RELOAD' });
  });
  signal.addEventListener('abort', stopListening);
}
