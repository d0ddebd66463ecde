import { LANGUAGES } from '@velours/locales/languages.ts';
import type {
  CompanyInfo,
  Country,
  Immutable,
  ListedPackage,
  Region,
  Schemas,
  Settings,
} from '@velours/openapi/types';
import { countries } from '@velours/openapi/page-values';
import { interests, profileFields, searchFields } from '@velours/openapi/values';
import { REGIONS } from '../regions/regions.ts';
import { CURRENCIES, PACKAGES, PAYMENT_METHODS, VAT_PERCENTAGES } from '../payments/catalogue.ts';
import type { MethodSetting } from '../payments/catalogue.ts';
import { fictionalWords } from './fictional-words.ts';
import { BRAND_KEYS, BRAND_SCHEMES } from './brand-keys.gen.ts';
import type { BrandKey, DomainEntry, DomainFields, SettingsFile } from './file-schema.ts';

/** What the server knows of a domain: what all are told alike, and what only the server needs. */
export interface SiteSettings
  extends
    Immutable<
      Omit<
        Settings,
        'age_check' | 'signup_open' | 'privacy_signal' | 'server_time' | keyof DomainFields
      >
    >,
    DomainFields {
  /** What members and orders keep of the domain. */
  readonly key: string;
  readonly company: CompanyInfo;
  /** The country a form starts with, and a member has until they say otherwise. */
  readonly geoip_selected_country: Country;
  readonly minimum_message_costs: Readonly<Record<Country, Schemas['MessageCost']>>;
  readonly region_data: Readonly<Record<Country, readonly Region[]>>;
  /** Likes a day in the swipe game (spec section 9). */
  readonly swipe_likes_per_day: number;
  /** Packages p0 to p3 by currency, the smallest first. */
  readonly packages: Readonly<Record<string, readonly ListedPackage[]>>;
  readonly payment_methods: readonly MethodSetting[];
  /** VAT in the prices, in percent, by the member's country; null where none is due. */
  readonly vat_percentages: Readonly<Record<Country, number | null>>;
}

/** What a member pays, is given and may do, which goes with the member from domain to domain. */
export const termsOf = (settings: SiteSettings) => ({
  message_credits: settings.message_credits,
  minimum_message_costs: settings.minimum_message_costs,
  gift_credits: settings.gift_credits,
  signup_credits: settings.signup_credits,
  photo_credits: settings.photo_credits,
  conversations_free: settings.conversations_free,
  photo_limit_free: settings.photo_limit_free,
  photo_limit_premium: settings.photo_limit_premium,
  photo_view_limit_free: settings.photo_view_limit_free,
});

/** Where the server learns what a domain is set to. */
export interface SettingsSource {
  /** All domains; the first answers for host names that nobody has. */
  readonly domains: readonly [SiteSettings, ...SiteSettings[]];
  /** Whether a domain has this host name, with or without a port. */
  isHost(host: string): boolean;
  /** Settings for a host name, with or without a port. */
  forHost(host: string): SiteSettings;
  /** Settings for what a member or an order keeps of its domain; those of the first where it is none any more. */
  forKey(key: string | undefined): SiteSettings;
}

/** What a message costs at least: as many credits as it takes, of the package that has them cheapest. */
function messageCosts(messageCredits: number): SiteSettings['minimum_message_costs'] {
  const costOf = (country: Country): Schemas['MessageCost'] => {
    const currency = CURRENCIES[country];
    const prices = PACKAGES[currency].map(({ price, credits }) => price / credits);
    // Not in whole cents: what a gift costs is worked out from it.
    return { costs: (Math.min(...prices) * messageCredits) / 100, currency };
  };
  return Object.fromEntries(
    countries.map((country) => [country, costOf(country)]),
  ) as SiteSettings['minimum_message_costs'];
}

/** What a domain is set to where its operator says nothing else. */
const PRODUCT = {
  countries,
  signups: 'all',
  logged_out_search: 'yes',
  logged_out_search_trafficsource: 'yes',
  geoip_selected_country: 'NL',
  enable_site_entry_popup: 'yes',
  site_entry_countries: null,
  message_credits: 10,
  signup_credits: 50,
  photo_credits: 10,
  gift_credits: 15,
  message_length: 500,
  visible_profile_fields: profileFields,
  visible_profile_notes: [],
  search_fields: searchFields,
  default_search: {},
  fictional_icon: true,
  refund_days: 14,
  premium_claim: null,
  member_resell: 'yes',
  interests,
  minimum_age: 18,
  photo_limit_free: 3,
  photo_limit_premium: 25,
  photo_view_limit_free: 3,
  conversations_free: 2,
  visible_languages: LANGUAGES,
  us_footer: false,
  mail_from: null,
  welcome_discount: null,
  traffic_source_parameters: ['ref', 'network'],
  tracking_patterns: {},
  campaigns: [],
  requires_age_check: false,
} as const satisfies Partial<DomainFields>;

/** What only an operator knows; `read-file.ts` refuses a file that does not say it. */
type Known =
  | 'name'
  | 'index_title'
  | 'description'
  | 'domain_language'
  | 'company_id'
  | 'support_email'
  | 'support_phone';

/** All that a domain is set to: what it says itself, what all domains say, and what the product says. */
export function fieldsOf({ common }: SettingsFile, entry: DomainEntry): DomainFields {
  const { hosts: _hosts, brand: _brand, ...rest } = entry;
  const own = { ...common, ...rest } as Partial<DomainFields> & Pick<DomainFields, Known>;
  return { ...PRODUCT, ...fictionalWords(own.domain_language), mail_name: own.name, ...own };
}

function settingsOf(file: SettingsFile, key: string, entry: DomainEntry): SiteSettings {
  const fields = fieldsOf(file, entry);
  const company = file.companies[fields.company_id];
  if (company === undefined) throw new Error(`no company ${fields.company_id}`);
  return {
    ...fields,
    key,
    company,
    niche: BRAND_KEYS.indexOf(entry.brand) + 1,
    domain: entry.hosts[0],
    cdn_prefix: '/photos/',
    geoip_country: null,
    geoip_selected_country: fields.geoip_selected_country ?? fields.countries[0] ?? 'NL',
    push_public_key: null,
    minimum_message_costs: messageCosts(fields.message_credits),
    region_data: REGIONS,
    swipe_likes_per_day: 4,
    packages: PACKAGES,
    payment_methods: PAYMENT_METHODS,
    vat_percentages: VAT_PERCENTAGES,
  };
}

/** Whose theme this domain wears. */
export const brandOf = ({ niche }: Pick<SiteSettings, 'niche'>): BrandKey =>
  BRAND_KEYS[niche - 1] ?? 'general';

/** The scheme of a member of this domain who has not chosen one. */
export const schemeOf = (site: Pick<SiteSettings, 'niche'>) => BRAND_SCHEMES[brandOf(site)];

/** A host name without its port and without regard to case. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '');

/**
 * The settings of the domains in a file.
 * @param overrides - What all of them have whatever the file says.
 */
export function createSettings(
  file: SettingsFile,
  overrides: Partial<Omit<SiteSettings, 'key'>> = {},
): SettingsSource {
  const byKey = new Map<string, SiteSettings>();
  const byHost = new Map<string, SiteSettings>();
  for (const [key, entry] of Object.entries(file.domains)) {
    const settings = { ...settingsOf(file, key, entry), ...overrides };
    byKey.set(key, settings);
    for (const host of entry.hosts) byHost.set(host, settings);
  }
  const [first, ...others] = byKey.values();
  if (first === undefined) throw new Error('a settings file without a domain');
  return {
    domains: [first, ...others],
    isHost: (host) => byHost.has(nameOf(host)),
    forHost: (host) => byHost.get(nameOf(host)) ?? first,
    forKey: (key) => byKey.get(key ?? '') ?? first,
  };
}
