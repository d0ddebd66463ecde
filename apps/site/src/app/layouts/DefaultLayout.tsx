import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { Container } from '@velours/ui/primitives/Container';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';
import { LikeOverlay } from '../../background/like-overlay/LikeOverlay.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopNav } from './SiteTopNav.tsx';
import { useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { PageNotices } from '../../background/PageNotices.tsx';
import { servedPart } from '../loading/served-part.tsx';
import { useAsyncModule } from '../loading/use-async-module.ts';

/** Layout "default" (spec section 2): navigation, banners, footer, disclaimer, sign-up dialog, like overlay. */
export default function DefaultLayout(): ReactNode {
  const t = useTranslate();
  return (
    <SiteEntryWarning layout="default">
      <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />
      <SiteTopNav />
      <PageNotices activation={reminder} />
      <Container as="main" id="content" width="full">
        <Outlet />
      </Container>
      <SiteFooter hasUsFooter />
      <SignUpDialogHost />
      <LikeOverlay />
      <PageTimeBonus />
    </SiteEntryWarning>
  );
}

const reminder = servedPart(
  () => import('../../features/activation/ActivationReminder.tsx'),
  ({ ActivationReminderPart }) => ActivationReminderPart,
);

/** The offer of the time bonus, for members who may have one: none who has paid (spec section 4). */
function PageTimeBonus(): ReactNode {
  const isWanted = useUser()?.paid_user === false;
  const part = useAsyncModule(
    () => import('../../background/time-bonus/TimeBonusOffer.tsx'),
    isWanted,
  );
  return isWanted && part && <part.TimeBonusOffer />;
}
