import { Suspense, type ReactNode } from 'react';
import type { Schemas } from '../../data/api.ts';
import { useUser } from '../../data/hooks.ts';
import { servedPart } from '../../wiring/served-part.ts';
import { PushAlertHost } from './PushAlertHost.tsx';

const usePart = servedPart(() => import('./MemberAlerts.tsx'));

function Alerts({ user }: { user: Schemas['User'] }): ReactNode {
  const { MemberAlerts } = usePart();
  return <MemberAlerts user={user} />;
}

/** The alerts that can be dismissed, for members who may have something to be told (spec section 4). */
export function PageAlerts(): ReactNode {
  const user = useUser();
  if (!user) return null;
  const mayBeTold = user.profile.main_image === null || user.notifications_disabled.length > 0;
  return (
    <>
      <Suspense>{mayBeTold && <Alerts user={user} />}</Suspense>
      <PushAlertHost user={user} />
    </>
  );
}
