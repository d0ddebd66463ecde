import { useEffect, useMemo } from 'react';
import { selectFailures, selectRemovedIds } from '@velours/machines/chatRemoval';
import { createStore, useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';
import { draftsOf } from './drafts.ts';

/** A chat that was removed here, with what its list and its composer said. */
export interface Removal {
  readonly conversationId: string;
  readonly name: string;
  readonly memberId: string;
  /** What was begun there and not sent. */
  readonly draft: string;
}

const NONE: readonly string[] = [];

/** The last chat that was removed, as long as that can be taken back; for as long as the page lives. */
export const lastRemoval = createStore<Removal | null>(null);

/** Removes a chat, once the member has confirmed it; its draft goes with it once that is done. */
export function removeChat(chat: Omit<Removal, 'draft'>): void {
  const { conversationId, memberId } = chat;
  lastRemoval.set({ ...chat, draft: draftsOf(memberId).read(conversationId) });
  host.removal.send({ type: 'REMOVE', conversationId });
}

/** The chats that no list may show: a list that was read meanwhile may still hold them. */
export function useRemovedChats(): readonly string[] {
  const snapshot = useSnapshot(host.removal);
  return useMemo(() => (snapshot ? selectRemovedIds(snapshot) : NONE), [snapshot]);
}

/** The last removal, once the server has done it: from then on it can be taken back. */
export function useDoneRemoval(): Removal | null {
  const snapshot = useSnapshot(host.removal);
  const removal = useSnapshot(lastRemoval);
  const isLast = ({ conversationId }: { conversationId: string }): boolean =>
    conversationId === removal?.conversationId;
  const hasFailed = snapshot !== undefined && selectFailures(snapshot).some(isLast);
  useEffect(() => {
    // Not to be told as done once its alert is gone.
    if (hasFailed) lastRemoval.set(null);
  }, [hasFailed]);
  if (!removal || !snapshot || hasFailed) return null;
  return selectRemovedIds(snapshot).includes(removal.conversationId) ? null : removal;
}
