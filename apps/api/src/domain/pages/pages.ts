import { LANGUAGES, VARIANTS, type Language } from '@velours/locales/languages.ts';
import { LEGAL_PAGES, hasOwnText, legalText, type LegalPage } from '@velours/locales/legal.ts';
import type { CompanyInfo, Page } from '@velours/openapi/types';
import { problem } from '../problem.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { renderMarkdown } from './markdown.ts';

/** No terms are older (spec section 5). */
const FIRST_VERSION = '2023-12-01T12:00:00.000Z';

/** The time of day of a version, which its file names by the day alone. */
const NOON = 'T12:00:00.000Z';

/** The language whose text is shown: a variant has only the pages that differ. */
const languageOfText = (language: Language, page: LegalPage): Language =>
  language in VARIANTS && !hasOwnText(language, page)
    ? VARIANTS[language as keyof typeof VARIANTS]
    : language;

/** Since when a text reads so: not before the first version, and not before the company was there (spec section 5). */
export const versionOf = (day: string, company: Pick<CompanyInfo, 'added'>): string =>
  [FIRST_VERSION, `${day}${NOON}`, new Date(company.added).toISOString()].toSorted().at(-1) ??
  FIRST_VERSION;

/** What stands for the placeholders of a page. */
function values(
  language: Language,
  company: CompanyInfo,
  settings: SiteSettings,
): Readonly<Record<string, string>> {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return {
    site: settings.name,
    company: company.name,
    address: company.address,
    zip: company.zip ?? '',
    city: company.city,
    country: countries.of(company.country) ?? company.country,
    kvk: company.kvk,
    tradenames: list.format(company.tradenames),
    support_phone: company.support_phone,
    support_email: company.support_email ?? settings.support_email,
    refund_days: String(settings.refund_days),
  };
}

/**
 * The page that a token addresses (spec section 2, /{token}).
 * @throws 404 `not_found`
 */
export function pageOf(
  token: string,
  language: string,
  company: CompanyInfo,
  settings: SiteSettings,
): Page {
  const page = LEGAL_PAGES.find((one) => one === token);
  const wanted = LANGUAGES.find((one) => one === language);
  if (page === undefined || wanted === undefined) throw problem('not_found');
  const shown = languageOfText(wanted, page);
  const { title, description, version, body } = legalText(shown, page);
  return {
    token: page,
    language: shown,
    title,
    description,
    version: versionOf(version, company),
    html: renderMarkdown(body, values(shown, company, settings)),
  };
}
