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
import { ActivationBanner } from '../../features/activation/ActivationBanner.tsx';
import { PageAlerts } from '../../background/alerts/PageAlerts.tsx';
import { PageNotices } from '../../background/PageNotices.tsx';
import { SessionNotice } from '../../background/session/SessionNotice.tsx';
import { PageTimeBonus } from '../../background/time-bonus/PageTimeBonus.tsx';

/** Layout "default" (spec section 2): navigation, banners, footer, disclaimer, sign-up dialog, like overlay. */
export default function DefaultLayout(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />
      <SiteTopNav />
      <PageBanners />
      <Container as="main" id="content" width="full">
        <Outlet />
      </Container>
      <SiteFooter />
      <SignUpDialogHost />
      <LikeOverlay />
      <SiteEntryWarning layout="default" />
    </>
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
