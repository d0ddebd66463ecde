/**
 * What is sold and how it can be paid, unless a domain is set otherwise (spec sections 3 and 9). Amounts are in the
 * currency's smallest unit, VAT included. `minimum_message_costs` follows from the best package.
 */
import type { Country, ListedPackage, MethodKind, PackageId } from '@velours/openapi/types';

export const PACKAGE_IDS = ['p0', 'p1', 'p2', 'p3'] as const;

/** A payment method as a domain is set to offer it. */
export interface MethodSetting {
  readonly id: string;
  /** The provider's own name for it, the same in every language; the site has words for direct debit, which is no brand. */
  readonly name: string;
  readonly kind: MethodKind;
  readonly countries: readonly Country[];
  /** Transaction costs by currency; one that is not named is not taken. */
  readonly costs: Readonly<Record<string, number>>;
  /** Whether the provider can keep it for a later order. */
  readonly can_save: boolean;
}

const CREDITS: Readonly<Record<PackageId, number>> = { p0: 50, p1: 100, p2: 250, p3: 1000 };

const priced = (...prices: readonly [number, number, number, number]): readonly ListedPackage[] =>
  PACKAGE_IDS.map((id, index) => ({ id, credits: CREDITS[id], price: prices[index] ?? 0 }));

export const PACKAGES = {
  EUR: priced(875, 1600, 3750, 12_500),
  CHF: priced(950, 1750, 4050, 13_500),
  DKK: priced(6650, 12_200, 28_500, 95_000),
  SEK: priced(10_150, 18_500, 43_500, 145_000),
  NOK: priced(10_150, 18_500, 43_500, 145_000),
  PLN: priced(3850, 7000, 16_500, 55_000),
  GBP: priced(770, 1400, 3300, 11_000),
  USD: priced(980, 1790, 4200, 14_000),
} as const satisfies Readonly<Record<string, readonly ListedPackage[]>>;

/** What is sold in. All have two decimals: wherever amounts are told, their hundredth part is the main unit. */
type Currency = keyof typeof PACKAGES;

/** What members of a country pay in. */
export const CURRENCIES: Readonly<Record<Country, Currency>> = {
  NL: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  CH: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  FI: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  PL: 'PLN',
  GB: 'GBP',
  IE: 'EUR',
  US: 'USD',
};

const EURO_COUNTRIES: readonly Country[] = ['NL', 'BE', 'DE', 'AT', 'FI', 'FR', 'ES', 'IT', 'IE'];
const EVERYWHERE: readonly Country[] = [
  ...EURO_COUNTRIES,
  'CH',
  'DK',
  'SE',
  'NO',
  'PL',
  'GB',
  'US',
];
const FREE = { EUR: 0, CHF: 0, DKK: 0, SEK: 0, NOK: 0, PLN: 0, GBP: 0, USD: 0 };
const WALLET = { EUR: 60, CHF: 65, DKK: 450, SEK: 690, NOK: 690, PLN: 260, GBP: 55, USD: 65 };

export const PAYMENT_METHODS: readonly MethodSetting[] = [
  {
    id: 'ideal',
    name: 'iDEAL',
    kind: 'bank',
    countries: ['NL'],
    costs: { EUR: 35 },
    can_save: false,
  },
  {
    id: 'bancontact',
    name: 'Bancontact',
    kind: 'bank',
    countries: ['BE'],
    costs: { EUR: 35 },
    can_save: false,
  },
  { id: 'eps', name: 'EPS', kind: 'bank', countries: ['AT'], costs: { EUR: 40 }, can_save: false },
  {
    id: 'przelewy24',
    name: 'Przelewy24',
    kind: 'bank',
    countries: ['PL'],
    costs: { PLN: 150 },
    can_save: false,
  },
  {
    id: 'card',
    name: 'Visa / Mastercard',
    kind: 'card',
    countries: EVERYWHERE,
    costs: FREE,
    can_save: true,
  },
  {
    id: 'paypal',
    name: 'PayPal',
    kind: 'wallet',
    countries: EVERYWHERE,
    costs: WALLET,
    can_save: false,
  },
  {
    id: 'directdebit',
    name: 'SEPA Direct Debit',
    kind: 'directdebit',
    countries: EURO_COUNTRIES,
    costs: { EUR: 25 },
    can_save: false,
  },
  {
    id: 'paysafecard',
    name: 'paysafecard',
    kind: 'voucher',
    countries: EURO_COUNTRIES,
    costs: { EUR: 90 },
    can_save: false,
  },
];

/** Standard rates of the member's country: what is sold is an electronic service. */
export const VAT_PERCENTAGES: Readonly<Record<Country, number | null>> = {
  NL: 21,
  BE: 21,
  DE: 19,
  AT: 20,
  CH: 8.1,
  DK: 25,
  SE: 25,
  NO: 25,
  FI: 25.5,
  FR: 20,
  ES: 21,
  IT: 22,
  PL: 23,
  GB: 20,
  IE: 23,
  US: null,
};
