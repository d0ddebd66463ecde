import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { PageBanners } from './PageBanners.tsx';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';
import { LikeOverlay } from '../../background/like-overlay/LikeOverlay.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteSkipLink } from './SiteSkipLink.tsx';
import { SiteTopNav } from './SiteTopNav.tsx';

/** Layout "default" (spec section 2): navigation, banners, footer, disclaimer, sign-up dialog, like overlay. */
export function DefaultLayout(props: { children: ReactNode }): ReactNode {
  return (
    <>
      <SiteSkipLink />
      <SiteTopNav />
      <PageBanners />
      <Container as="main" id="content" width="full">
        {props.children}
      </Container>
      <SiteFooter />
      <SignUpDialogHost />
      <LikeOverlay />
      <SiteEntryWarning layout="default" />
    </>
  );
}
