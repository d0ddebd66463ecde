import { useMemo } from 'react';
import { selectRemovedIds } from '@velours/machines/chatRemoval';
import { usePort } from '../live/page-port.ts';
import { removalPort } from './removal-port.ts';

const NONE: readonly string[] = [];

/** Removes a chat, once the member has confirmed it. */
export const removeChat = (conversationId: string): void =>
  removalPort.send({ type: 'REMOVE', conversationId });

/** The chats that no list may show: a list that was read meanwhile may still hold them. */
export function useRemovedChats(): readonly string[] {
  const { snapshot } = usePort(removalPort);
  return useMemo(() => (snapshot ? selectRemovedIds(snapshot) : NONE), [snapshot]);
}
