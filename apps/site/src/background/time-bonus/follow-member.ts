import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { sessionChannel } from '../session/session-channel.ts';

/** What of the session changes a member's discounts. */
export interface MemberNews {
  onPaid: () => void;
  /** Logged in again in another tab: what was loaded is loaded anew. */
  onReload: () => void;
}

/** Calls back when the member has paid, and when the session changed elsewhere; returns how to stop. */
export function followMember(client: QueryClient, { onPaid, onReload }: MemberNews): () => void {
  let wasPaid = false;
  const look = (): void => {
    const isPaid = client.getQueryData<Schemas['User'] | null>(userKey)?.paid_user ?? false;
    if (isPaid && !wasPaid) onPaid();
    wasPaid = isPaid;
  };
  look();
  const stopLooking = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKey[0]) look();
  });
  const stopListening = sessionChannel().listen(({ type }) => {
    if (type === 'loggedIn') onReload();
  });
  return () => {
    stopLooking();
    stopListening();
  };
}
