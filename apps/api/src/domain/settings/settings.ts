import { LANGUAGES } from '@velours/locales/languages.ts';
import type {
  Country,
  Immutable,
  ListedPackage,
  Region,
  Schemas,
  Settings,
} from '@velours/openapi/types';
import { countries, interests } from '@velours/openapi/values';
import { REGIONS } from '../regions/regions.ts';
import { PACKAGES, PAYMENT_METHODS, VAT_PERCENTAGES } from '../payments/catalogue.ts';
import type { MethodSetting } from '../payments/catalogue.ts';
import { BRAND_KEYS, brandOfHost, BRANDS } from './brands.ts';
import type { Brand, BrandKey } from './brands.ts';

export type { BrandKey } from './brands.ts';

/** Nobody younger is ever accepted, whatever a domain is set to. */
const LOWEST_MINIMUM_AGE = 18;

/** A discount for new members that a domain may offer beside the time bonus (spec section 9). */
export interface WelcomeDiscount {
  readonly percentage: number;
  /** How long after sign-up it holds, in seconds. */
  readonly validSeconds: number;
}

/** What the server knows of a domain: what members are told, without the time, and what only the server needs. */
export interface SiteSettings extends Immutable<Omit<Settings, 'server_time'>> {
  readonly key: BrandKey;
  /** The country a form starts with, and a member has until they say otherwise. */
  readonly geoip_selected_country: Country;
  readonly minimum_message_costs: Readonly<Record<Country, Schemas['MessageCost']>>;
  readonly region_data: Readonly<Record<Country, readonly Region[]>>;
  /** Likes a day in the swipe game (spec section 9). */
  readonly swipe_likes_per_day: number;
  readonly welcome_discount: WelcomeDiscount | null;
  /** Packages p0 to p3 by currency, the smallest first. */
  readonly packages: Readonly<Record<string, readonly ListedPackage[]>>;
  readonly payment_methods: readonly MethodSetting[];
  /** VAT in the prices, in percent, by the member's country; null where none is due. */
  readonly vat_percentages: Readonly<Record<Country, number | null>>;
}

/** Where the server learns what a domain is set to. */
export interface SettingsSource {
  /** Settings for a host name, with or without a port; an unknown host is the general domain. */
  forHost(host: string): SiteSettings;
}

const cost = (costs: number, currency: string) => ({ costs, currency });

const MESSAGE_COSTS: SiteSettings['minimum_message_costs'] = {
  NL: cost(1.25, 'EUR'),
  BE: cost(1.25, 'EUR'),
  DE: cost(1.25, 'EUR'),
  AT: cost(1.25, 'EUR'),
  CH: cost(1.35, 'CHF'),
  DK: cost(9.5, 'DKK'),
  SE: cost(14.5, 'SEK'),
  NO: cost(14.5, 'NOK'),
  FI: cost(1.25, 'EUR'),
  FR: cost(1.25, 'EUR'),
  ES: cost(1.25, 'EUR'),
  IT: cost(1.25, 'EUR'),
  PL: cost(5.5, 'PLN'),
  GB: cost(1.1, 'GBP'),
  IE: cost(1.25, 'EUR'),
  US: cost(1.4, 'USD'),
};

const FICTIONAL = {
  en: {
    fictional_warning:
      'Some profiles are fictional: they are written by the site, for entertainment, and nobody can be met through them. Each is labelled.',
    fictional_singular: 'fictional profile',
    fictional_plural: 'fictional profiles',
  },
  nl: {
    fictional_warning:
      'Sommige profielen zijn fictief: de site schrijft ze, als vermaak, en een ontmoeting is niet mogelijk. Elk fictief profiel is herkenbaar aan een label.',
    fictional_singular: 'fictief profiel',
    fictional_plural: 'fictieve profielen',
  },
} as const;

function settingsOf(own: Brand): SiteSettings {
  return {
    ...own,
    ...FICTIONAL[own.domain_language.startsWith('nl') ? 'nl' : 'en'],
    countries,
    cdn_prefix: '/photos/',
    company_id: 1,
    mail_name: own.name,
    signups: 'all',
    logged_out_search_trafficsource: 'yes',
    geoip_country: null,
    geoip_selected_country: 'NL',
    enable_site_entry_popup: 'yes',
    push_public_key: null,
    support_email: 'support@velours.test',
    support_phone: '+31 85 000 0000',
    minimum_message_costs: MESSAGE_COSTS,
    message_credits: 10,
    signup_credits: 50,
    photo_credits: 10,
    gift_credits: 15,
    message_length: 500,
    visible_profile_fields: [
      'age',
      'gender',
      'sexuality',
      'reason',
      'country',
      'countryregion',
      'relationship_status',
      'body_type',
      'hair_colour',
      'eye_colour',
      'tattoos',
      'interests',
      'about_me',
    ],
    visible_profile_notes: [],
    search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
    fictional_icon: true,
    refund_days: 14,
    premium_claim: null,
    member_resell: 'yes',
    interests,
    region_data: REGIONS,
    minimum_age: LOWEST_MINIMUM_AGE,
    photo_limit_free: 3,
    photo_limit_premium: 25,
    photo_view_limit_free: 3,
    conversations_free: 2,
    swipe_likes_per_day: 4,
    visible_languages: LANGUAGES,
    welcome_discount: null,
    packages: PACKAGES,
    payment_methods: PAYMENT_METHODS,
    vat_percentages: VAT_PERCENTAGES,
  };
}

/** What an operator may set otherwise than the product does, for all domains or for one. */
export type SettingsOverrides = Readonly<
  Partial<Record<BrandKey | 'all', Partial<Omit<SiteSettings, 'key'>>>>
>;

/** The settings of the seven domains. A minimum age below 18 is raised to 18. */
export function createSettings(overrides: SettingsOverrides = {}): SettingsSource {
  const byKey = new Map(
    BRAND_KEYS.map((key) => {
      const set = { ...settingsOf(BRANDS[key]), ...overrides.all, ...overrides[key] };
      const minimum_age = Math.max(LOWEST_MINIMUM_AGE, set.minimum_age);
      return [key, { ...set, minimum_age } satisfies SiteSettings] as const;
    }),
  );
  return {
    forHost(host) {
      const settings = byKey.get(brandOfHost(host).key);
      if (settings === undefined) throw new Error(`no settings for ${host}`);
      return settings;
    },
  };
}
