import type { ReactNode } from 'react';
import { Disclaimer } from '@velours/ui/blocks/Disclaimer';
import { Footer } from '@velours/ui/blocks/Footer';
import { useCompany, useSettings } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { disclaimer } from './disclaimer.ts';
import { copyrightLine, FOOTER_LINKS, footerCompany, footerLabels } from './footer.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { servedUsFooter } from './served-us-footer.ts';
import { SiteLanguageMenu } from './SiteLanguageMenu.tsx';

/** Footer, the US footer where it is due, and the disclaimer (spec section 2). */
export function SiteFooter(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const company = useCompany();
  return (
    <>
      <Footer
        brandName={settings.name}
        links={FOOTER_LINKS}
        company={footerCompany(company, formats)}
        languageMenu={<SiteLanguageMenu placement="above" />}
        copyright={copyrightLine(company, new Date(settings.server_time).getUTCFullYear())}
        labels={footerLabels(t)}
      />
      {settings.us_footer && servedUsFooter}
      <Disclaimer {...disclaimer(t, settings)} />
    </>
  );
}
