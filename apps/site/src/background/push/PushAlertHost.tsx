import { type ReactNode, useState } from 'react';
import { useSettings } from '../../app/data/hooks.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useLocation } from 'react-router';

/**
 * The opt-in for push (spec section 4). Only the browser knows whether there is something to opt in to, so its code comes with the
 * first page a member goes on to, and itself with the next one: no page moves while it is read.
 */
export function PushAlertHost(): ReactNode {
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();
  const isWanted = useFromNextPage(publicKey !== null);
  const part = useAsyncModule(async () => {
    const [loaded] = await Promise.all([import('./PushAlert.tsx'), texts.load(['push'])]);
    return loaded;
  }, isWanted);
  const isShown = useFromNextPage(part !== undefined);
  return isShown && part && <part.PushAlert />;
}

/** Whether what is ready may be shown: from the next page on, so that the one that is being read does not move. */
function useFromNextPage(isReady: boolean): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, isFollowed: false });
  if (page.key !== key) setPage({ key, isFollowed: isReady });
  return isReady && page.isFollowed;
}
