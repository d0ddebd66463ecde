import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { LogoBar } from '@velours/ui/blocks/LogoBar';
import { Container } from '@velours/ui/primitives/Container';
import { DocumentTitle } from '../document/DocumentTitle.tsx';
import { useSettings, useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';
import { siteFooter } from './SiteFooter.tsx';
import { SiteLanguageMenu } from './SiteLanguageMenu.tsx';

/** Layout "lander" (spec section 2): logo bar, footer, disclaimer, entry warning in NL and DE. */
export default function LanderLayout(): ReactNode {
  const t = useTranslate();
  const { name: site } = useSettings();
  const isMember = useUser() !== null;
  return (
    <SiteEntryWarning layout="lander">
      <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />
      <LogoBar
        brandName={site}
        homeHref="/"
        // Sign-up has steps after the account.
        logInHref={isMember ? undefined : '/login'}
        languageMenu={<SiteLanguageMenu />}
        labels={{
          home: t(($) => $.common.nav.home, { site }),
          logIn: t(($) => $.common.nav.logIn),
        }}
      />
      <Container as="main" id="content" width="full">
        <DocumentTitle />
        <Outlet />
      </Container>
      {siteFooter}
    </SiteEntryWarning>
  );
}
