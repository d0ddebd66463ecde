import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { host } from '../host.ts';

/** The part of an address that asks for the overlay: seconds after which it opens (spec section 2). */
export const LIKE_PARAMETER = 't';

export const isSeen = (): boolean => document.visibilityState === 'visible';

/** The pages with the chat layout: a conversation has the whole window. */
export const isConversation = (pathname: string): boolean =>
  /^\/(chats\/[^/]+|members\/[^/]+\/chat)\/?$/.test(pathname);

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Tells the overlay what its page's address asks for, and whether anything may be laid over the page now. */
export function useLikeFacts(): void {
  const { pathname, search } = useLocation();
  const value = new URLSearchParams(search).get(LIKE_PARAMETER);
  const isWriting = isConversation(pathname);
  const isVisible = useSyncExternalStore(subscribe, isSeen, () => false);

  useEffect(() => {
    if (value !== null) host.likeOverlay.send({ type: 'PARAMETER', value });
  }, [value]);
  useEffect(
    () => host.likeOverlay.tell({ type: 'CONDITIONS', conditions: { isVisible, isWriting } }),
    [isVisible, isWriting],
  );
}
