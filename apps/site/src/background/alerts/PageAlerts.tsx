import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { servedPart } from '../../app/loading/served-part.tsx';

const alerts = servedPart(
  () => import('./MemberAlerts.tsx'),
  ({ MemberAlerts }) => MemberAlerts,
);

/** The alerts that can be dismissed, for members who may have something to be told (spec section 4). */
export function PageAlerts(): ReactNode {
  const user = useUser();
  if (!user) return null;
  const mayBeTold = user.profile.main_image === null || user.notifications_disabled.length > 0;
  return (
    <>
      {mayBeTold && alerts}
      <PushAlertHost />
    </>
  );
}

/**
 * The opt-in for push (spec section 4). Only the browser knows whether there is something to opt in to, so its code comes with the
 * first page a member goes on to, and itself with the next one: no page moves while it is read.
 */
function PushAlertHost(): ReactNode {
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();
  const isWanted = useFromNextPage(publicKey !== null);
  const part = useAsyncModule(async () => {
    const [loaded] = await Promise.all([import('../push/PushAlert.tsx'), texts.load(['push'])]);
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
