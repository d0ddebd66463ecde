import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { PageBanners } from '../parts/PageBanners.tsx';
import { SignUpDialogHost } from '../parts/SignUpDialogHost.tsx';
import { LikeOverlay } from '../parts/LikeOverlay.tsx';
import { SiteEntryWarning } from '../parts/SiteEntryWarning.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { SiteSkipLink } from '../parts/SiteSkipLink.tsx';
import { SiteTopNav } from '../parts/SiteTopNav.tsx';

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
