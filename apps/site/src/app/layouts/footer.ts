import type { FooterCompany, FooterLabels, FooterPage } from '@velours/ui/blocks/Footer';
import type { Schemas } from '../data/api.ts';
import type { Formats } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';

/** The nine pages of spec section 2. */
export const FOOTER_LINKS: Readonly<Record<FooterPage, string>> = {
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

export function footerLabels(t: Translate): FooterLabels {
  return {
    navigation: t(($) => $.common.footer.linksLabel),
    pages: {
      terms: t(($) => $.common.footer.terms),
      privacy: t(($) => $.common.footer.privacy),
      cookies: t(($) => $.common.footer.cookies),
      ban: t(($) => $.common.footer.ban),
      pricing: t(($) => $.common.footer.pricing),
      complaints: t(($) => $.common.footer.complaints),
      returnPolicy: t(($) => $.common.footer.returnPolicy),
      faq: t(($) => $.common.footer.faq),
      support: t(($) => $.common.footer.support),
    },
    company: t(($) => $.common.footer.company.title),
    registration: (number) => t(($) => $.common.footer.company.registration, { number }),
    tradeNames: (names) => t(($) => $.common.footer.company.tradeNames, { names }),
    vatNumbers: (numbers, count) =>
      t(($) => $.common.footer.company.vatNumbers, { numbers, count }),
    supportPhone: (phone) => t(($) => $.common.footer.company.phone, { phone }),
    supportEmail: (email) => t(($) => $.common.footer.company.email, { email }),
  };
}

export function footerCompany(
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
export function copyrightLine(company: Schemas['CompanyInfo'] | null, year: number): string {
  return company ? `© ${year} ${company.name}` : '';
}
