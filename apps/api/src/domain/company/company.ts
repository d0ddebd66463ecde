import { BRAND_KEYS, BRANDS } from '../settings/brands.ts';
import type { Country } from '../regions/regions.ts';

/** The company behind a domain (spec sections 2 and 3), as companyinfo.php answers it. */
export interface CompanyInfo {
  readonly name: string;
  readonly address: string;
  readonly kvk: string;
  readonly zip?: string | undefined;
  readonly city: string;
  readonly country: Country;
  readonly tradenames: readonly string[];
  readonly vat_numbers: readonly string[];
  readonly support_phone: string;
  readonly support_email?: string | undefined;
  /** Percent offered to a member who wants to leave. */
  readonly delete_discount: number;
  /** Since when the company is in the product, RFC 3339; the terms are never older (spec section 5). */
  readonly added: string;
}

/** Example data that nobody can take for a real company: an operator puts their own here. */
const COMPANIES: ReadonlyMap<number, CompanyInfo> = new Map([
  [
    1,
    {
      name: 'Velours Demo B.V.',
      address: 'Voorbeeldstraat 1',
      kvk: '00000000',
      zip: '1000 AA',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: BRAND_KEYS.map((key) => BRANDS[key].name),
      vat_numbers: ['NL000000000B01'],
      support_phone: '+31 85 000 0000',
      support_email: 'support@velours.test',
      delete_discount: 0,
      added: '2026-11-01T12:00:00.000Z',
    },
  ],
]);

/** The company with the number that a domain's settings name. */
export function companyOf(companyId: number): CompanyInfo {
  const company = COMPANIES.get(companyId);
  if (company === undefined) throw new Error(`no company ${companyId}`);
  return company;
}
