import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { Container } from '@velours/ui/primitives/Container';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';
import { LikeOverlay } from '../../background/like-overlay/LikeOverlay.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopNav } from './SiteTopNav.tsx';
import { Stack } from '@velours/ui/primitives/Stack';
import { useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { useNotices } from '../document/notices.ts';
import { PageAlerts } from '../../background/alerts/PageAlerts.tsx';
import { PageNotices } from '../../background/PageNotices.tsx';
import '@velours/ui/components/ResendMail/styles';
import { servedPart } from '../loading/served-part.tsx';
import '@velours/ui/blocks/TimeBonusBanner/styles';
import '@velours/ui/components/Countdown/styles';
import { useSnapshot } from '../loading/actor-handle.ts';
import { useAsyncModule } from '../loading/use-async-module.ts';
import { sendToSession, session } from '../../background/session/session.ts';

/** Layout "default" (spec section 2): navigation, banners, footer, disclaimer, sign-up dialog, like overlay. */
export default function DefaultLayout(): ReactNode {
  const t = useTranslate();
  return (
    <SiteEntryWarning layout="default">
      <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />
      <SiteTopNav />
      <PageBanners />
      <Container as="main" id="content" width="full">
        <Outlet />
      </Container>
      <SiteFooter hasUsFooter />
      <SignUpDialogHost />
      <LikeOverlay />
    </SiteEntryWarning>
  );
}

/** The banners area of the default layout (spec section 2). */
function PageBanners(): ReactNode {
  const user = useUser();
  // Whoever is banned has only the notice to read.
  const isMember = user !== null && user.status !== 'banned';
  const hasNotices = useNotices().length > 0;
  if (!isMember && !hasNotices) return null;
  return (
    <Container hasRoomAbove>
      <Stack gap="sm">
        <PageNotices />
        <SessionNotice />
        <ActivationBanner />
        <PageTimeBonus />
        <PageAlerts />
      </Stack>
    </Container>
  );
}

const reminder = servedPart(
  () => import('../../features/activation/ActivationReminder.tsx'),
  ({ ActivationReminderPart }) => ActivationReminderPart,
);

/** The reminder to confirm the address, for members who may have to. */
function ActivationBanner(): ReactNode {
  return useUser()?.status === 'not_confirmed' && reminder;
}

const bonus = servedPart(
  () => import('../../background/time-bonus/TimeBonus.tsx'),
  ({ TimeBonus }) => TimeBonus,
);

/** The time bonus, for members who may have one: none who has paid (spec section 4). */
function PageTimeBonus(): ReactNode {
  return useUser()?.paid_user === false && bonus;
}

/** What the session has to say on a page: that a log-out failed. */
function SessionNotice(): ReactNode {
  const failure = useSnapshot(session)?.logOutFailure;
  const part = useAsyncModule(
    () => import('../../background/session/LogOutFailed.tsx'),
    Boolean(failure),
  );
  if (!failure || !part) return null;
  const onRetry = (): void => void sendToSession({ type: 'LOG_OUT' });
  return <part.LogOutFailed failure={failure} onRetry={onRetry} />;
}
