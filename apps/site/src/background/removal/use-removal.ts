import { useMemo } from 'react';
import { selectFailures, selectRemovedIds } from '@velours/machines/chatRemoval';
import { usePort } from '../page-port.ts';
import { draftsOf } from './drafts.ts';
import { lastRemoval, type Removal } from './last-removal.ts';
import { removalPort } from './removal-port.ts';

const NONE: readonly string[] = [];

/** Removes a chat, once the member has confirmed it; its draft goes with it once that is done. */
export function removeChat(chat: Omit<Removal, 'draft'>): void {
  const { conversationId, memberId } = chat;
  lastRemoval.set({ ...chat, draft: draftsOf(memberId).read(conversationId) });
  removalPort.send({ type: 'REMOVE', conversationId });
}

/** The chats that no list may show: a list that was read meanwhile may still hold them. */
export function useRemovedChats(): readonly string[] {
  const { snapshot } = usePort(removalPort);
  return useMemo(() => (snapshot ? selectRemovedIds(snapshot) : NONE), [snapshot]);
}

/** The last removal, once the server has done it: from then on it can be taken back. */
export function useDoneRemoval(): Removal | null {
  const { snapshot } = usePort(removalPort);
  const removal = usePort(lastRemoval).removal;
  if (!removal || !snapshot) return null;
  const { conversationId } = removal;
  const isOpen =
    selectRemovedIds(snapshot).includes(conversationId) ||
    selectFailures(snapshot).some((failed) => failed.conversationId === conversationId);
  return isOpen ? null : removal;
}
