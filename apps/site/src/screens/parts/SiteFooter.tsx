import type { ReactNode } from 'react';
import { Disclaimer } from '@velours/ui/blocks/Disclaimer';
import { Footer } from '@velours/ui/blocks/Footer';
import { UsFooter } from '@velours/ui/blocks/UsFooter';
import { useCompany, useSettings } from '../../data/hooks.ts';
import { useTexts, useTranslate } from '../../i18n/TextsProvider.tsx';
import { disclaimer } from '../../view-models/disclaimer.ts';
import { copyrightLine, footerCompany, footerLabels, usFooter } from '../../view-models/footer.ts';
import { useFormats } from '../../wiring/use-formats.ts';
import { SiteLanguageMenu } from './SiteLanguageMenu.tsx';

/** Footer, the US footer where it is due, and the disclaimer (spec section 2). */
export function SiteFooter(): ReactNode {
  const t = useTranslate();
  const { language } = useTexts();
  const formats = useFormats();
  const settings = useSettings();
  const company = useCompany();
  const us = usFooter(t, language, settings.us_footer);
  return (
    <>
      <Footer
        brandName={settings.name}
        links={{}}
        company={footerCompany(company, formats)}
        languageMenu={<SiteLanguageMenu placement="above" />}
        copyright={copyrightLine(company, new Date(settings.server_time).getUTCFullYear())}
        labels={footerLabels(t)}
      />
      {us !== undefined && <UsFooter {...us} />}
      <Disclaimer {...disclaimer(t, settings)} />
    </>
  );
}
