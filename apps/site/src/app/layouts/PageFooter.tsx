import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Disclaimer } from '@velours/ui/blocks/Disclaimer';
import {
  Footer,
  type FooterCompany,
  type FooterLabels,
  type FooterPage,
} from '@velours/ui/blocks/Footer';
import { useCompany, useSettings, useUser } from '../data/hooks.ts';
import { useTexts, useTranslate } from '../i18n/TextsProvider.tsx';
import type { Formats } from '../i18n/format.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { SiteLanguageMenu } from './SiteLanguageMenu.tsx';
import { UsFooter } from '@velours/ui/blocks/UsFooter';
import type { SiteSettings } from '../data/queries.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Schemas } from '../data/api.ts';

/** Footer and disclaimer (spec section 2). */
export const PageFooter = (): ReactNode => <SiteFooters />;

/** The same with the US footer where it is due. */
export const PageFooterWithUs = (): ReactNode => <SiteFooters hasUsFooter />;

function SiteFooters({ hasUsFooter = false }: { hasUsFooter?: boolean }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const company = useCompany();
  const isMember = useUser() !== null;
  // A few lines below a page that is all pictures and promises: the details are one press away.
  const isHome = useLocation().pathname === '/';
  const { title, paragraphs } = disclaimer(t, settings);
  return (
    <>
      <Footer
        brandName={settings.name}
        links={FOOTER_LINKS}
        company={footerCompany(company, formats)}
        languageMenu={<SiteLanguageMenu placement="above" />}
        copyright={copyrightLine(company, new Date(settings.server_time).getUTCFullYear())}
        isCompact={isMember || isHome}
        // A member has read it as a visitor, and reads on every profile what kind it is: one press away.
        more={
          isMember
            ? {
                label: title,
                content: paragraphs.map((text) => <p key={text}>{text}</p>),
              }
            : undefined
        }
        labels={footerLabels(t)}
      />
      {hasUsFooter && settings.us_footer && <UsPageFooter />}
      {!isMember && <Disclaimer {...{ title, paragraphs }} />}
    </>
  );
}

/** What every visitor has to know: adults only, and that some profiles are no persons. */
function disclaimer(t: Translate, settings: SiteSettings) {
  return {
    title: t(($) => $.common.disclaimer.label),
    paragraphs: [
      t(($) => $.common.disclaimer.adults, { count: settings.minimum_age }),
      t(($) => $.common.disclaimer.fictional),
    ],
  };
}

/** The nine pages of spec section 2. */
const FOOTER_LINKS: Readonly<Record<FooterPage, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  ban: '/ban',
  pricing: '/pricing',
  complaints: '/complaints',
  returnPolicy: '/return-policy',
  faq: '/faq',
  support: '/service',
};

function footerLabels(t: Translate): FooterLabels {
  return {
    ...t(($) => $.common.footer),
    registration: (number) => t(($) => $.common.footer.registration, { number }),
    tradeNames: (names) => t(($) => $.common.footer.tradeNames, { names }),
    vatNumbers: (numbers, count) => t(($) => $.common.footer.vatNumbers, { numbers, count }),
    supportPhone: (phone) => t(($) => $.common.footer.supportPhone, { phone }),
    supportEmail: (email) => t(($) => $.common.footer.supportEmail, { email }),
  };
}

function footerCompany(
  company: Schemas['CompanyInfo'] | null,
  formats: Formats,
): FooterCompany | null {
  if (!company) return null;
  return {
    name: company.name,
    address: company.address,
    zip: company.zip,
    city: company.city,
    country: formats.country(company.country),
    kvk: company.kvk,
    tradenames: company.tradenames,
    vatNumbers: company.vat_numbers,
    supportPhone: company.support_phone,
    supportEmail: company.support_email,
  };
}

/** The line of ownership at the foot of the page. */
function copyrightLine(company: Schemas['CompanyInfo'] | null, year: number): string {
  return company ? `© ${year} ${company.name}` : '';
}

/** The US footer, for the sites whose settings flag it: only in English (spec section 2). */
function UsPageFooter(): ReactNode {
  const { t, language } = useTexts();
  const { privacy_signal: hasSignal } = useSettings();
  if (!language.startsWith('en')) return null;
  return (
    <UsFooter
      paragraphs={[t(($) => $.common.footer.usNotice)]}
      privacyChoices={{ href: '/privacy#choices', label: t(($) => $.common.footer.usChoices) }}
      signal={hasSignal ? t(($) => $.common.footer.usSignal) : undefined}
    />
  );
}
