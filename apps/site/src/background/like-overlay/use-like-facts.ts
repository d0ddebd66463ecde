import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';

/** The part of an address that asks for the overlay: seconds after which it opens (spec section 2). */
export const LIKE_PARAMETER = 't';

export const isSeen = (): boolean => document.visibilityState === 'visible';

/** The pages with the chat layout: a conversation has the whole window. */
export const isConversation = (pathname: string): boolean =>
  /^\/(chats\/[^/]+|members\/[^/]+\/chat)\/?$/.test(pathname);

/** The pages on which somebody pays or signs up. */
const TASK = /^\/(credits\/.|directdebit|complete-signup)/;

/** Whether nothing may be laid over the page: somebody writes or pays there, or is busy with something else. */
export const isTaken = (pathname: string, isBusy = false): boolean =>
  isBusy || isConversation(pathname) || TASK.test(pathname);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Tells the overlay what its page's address asks for, and whether anything may be laid over the page now. */
export function useLikeFacts(): void {
  const { pathname, search } = useLocation();
  const value = new URLSearchParams(search).get(LIKE_PARAMETER);
  const isBusy = useSnapshot(host.busy);
  // With the overlay itself nobody is busy: the next one waits behind it.
  const isOpen = useSnapshot(host.likeOverlay)?.matches({ overlay: { showing: 'open' } });
  const isWriting = isTaken(pathname, isBusy && !isOpen);
  const isVisible = useSyncExternalStore(subscribe, isSeen, () => false);

  useEffect(() => {
    if (value !== null) host.likeOverlay.send({ type: 'PARAMETER', value });
  }, [value]);
  useEffect(
    () => host.likeOverlay.tell({ type: 'CONDITIONS', conditions: { isVisible, isWriting } }),
    [isVisible, isWriting],
  );
}
