import type { ReactNode } from 'react';
import { useUser } from '../../app/data/hooks.ts';
import { servedPart } from '../../app/loading/served-part.tsx';
import { PushAlertHost } from '../push/PushAlertHost.tsx';

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
