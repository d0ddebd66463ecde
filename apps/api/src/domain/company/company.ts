import type { CompanyInfo } from '@velours/openapi/types';
import { BRAND_KEYS, BRANDS } from '../settings/brands.ts';

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
