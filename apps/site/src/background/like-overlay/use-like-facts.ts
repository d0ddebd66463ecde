import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isConversation } from '../events.ts';
import { likeAddress } from './like-address.ts';
import { likeOverlayPort } from './like-port.ts';

/** Seconds after which the overlay opens (spec section 2). */
const PARAMETER = 't';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Tells the overlay what its page's address asks for, and whether anything may be laid over the page now. */
export function useLikeFacts(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const value = new URLSearchParams(search).get(PARAMETER);
  const isWriting = isConversation(pathname);
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

  useEffect(
    () =>
      likeAddress.serve(() => {
        const url = new URL(location.href);
        url.searchParams.delete(PARAMETER);
        const to = { pathname: url.pathname, search: url.search, hash: url.hash };
        void navigate(to, { replace: true, preventScrollReset: true });
      }),
    [navigate],
  );
  useEffect(() => {
    if (value !== null) likeOverlayPort.send({ type: 'PARAMETER', value });
  }, [value]);
  useEffect(
    () => likeOverlayPort.tell({ type: 'CONDITIONS', conditions: { isVisible, isWriting } }),
    [isVisible, isWriting],
  );
}
