import type { Settings } from '@velours/openapi/types';

/** The seven niches of the product, numbered as in spec section 1; each is a domain of its own. */
export const BRAND_KEYS = ['general', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type BrandKey = (typeof BRAND_KEYS)[number];

/** What differs from domain to domain. Everything else is common (see settings.ts). */
export interface Brand extends Readonly<
  Pick<
    Settings,
    | 'niche'
    | 'name'
    | 'domain'
    | 'domain_language'
    | 'index_title'
    | 'description'
    | 'logged_out_search'
    | 'us_footer'
  >
> {
  readonly key: BrandKey;
}

const brand = (
  key: BrandKey,
  name: string,
  index_title: string,
  description: string,
  own: Partial<Brand> = {},
): Brand => ({
  key,
  niche: BRAND_KEYS.indexOf(key) + 1,
  name,
  domain: key === 'general' ? 'localhost' : `${key}.localhost`,
  domain_language: 'en',
  index_title,
  description,
  logged_out_search: 'yes',
  us_footer: false,
  ...own,
});

export const BRANDS: Readonly<Record<BrandKey, Brand>> = {
  general: brand(
    'general',
    'Velours',
    'Velours: dating and chat for adults',
    'Meet adults near you who say what they are looking for. Search, like, match and chat, for members of 18 and over.',
    { us_footer: true },
  ),
  she: brand(
    'she',
    'Velours She',
    'Velours She: dating where women set the pace',
    'A calm place for women who date and for those who like that. For members of 18 and over.',
  ),
  bdsm: brand(
    'bdsm',
    'Velours Bound',
    'Velours Bound: dating for kinky adults',
    'Meet adults who talk about wishes and limits first. For members of 18 and over.',
    { logged_out_search: 'no' },
  ),
  bbw: brand(
    'bbw',
    'Velours Curves',
    'Velours Curves: dating with curves',
    'Dating for curvy adults and their admirers. For members of 18 and over.',
  ),
  gilf: brand(
    'gilf',
    'Velours Silver',
    'Velours Silver: daten voor wie het leven kent',
    'Daten en chatten voor rijpere volwassenen en hun bewonderaars. Voor leden van 18 jaar en ouder.',
    { domain_language: 'nl_NL' },
  ),
  milf: brand(
    'milf',
    'Velours Prime',
    'Velours Prime: dating in the prime of life',
    'Grown-up dating for adults in the prime of life. For members of 18 and over.',
  ),
  gay: brand(
    'gay',
    'Velours Men',
    'Velours Men: dating for men who like men',
    'Meet gay and bi men nearby. For members of 18 and over.',
  ),
};

/**
 * The brand a host name stands for: its first label where that is a brand's key (`she.localhost:3000`),
 * and the general brand for anything else.
 */
export function brandOfHost(host: string): Brand {
  const label = host.toLowerCase().split(':', 1)[0]?.split('.', 1)[0] ?? '';
  const key = BRAND_KEYS.find((candidate) => candidate === label);
  return BRANDS[key ?? 'general'];
}
