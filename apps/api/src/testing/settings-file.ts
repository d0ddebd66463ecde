import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A company that is not the demo's. */
export const OPERATOR = {
  name: 'Nordlicht GmbH',
  address: 'Hafenweg 7',
  kvk: 'HRB 12345',
  city: 'Hamburg',
  country: 'DE',
  tradenames: ['Nordlicht'],
  vat_numbers: ['DE123456789'],
  support_phone: '+49 40 1234567',
  support_email: 'hilfe@nordlicht.example',
  delete_discount: 0,
  added: '2025-05-01T12:00:00Z',
};

/** Settings as an operator has them: one domain for each host name, and a company that is not the demo's. */
export const operatorSettings = (...hosts: readonly string[]) => ({
  companies: {
    1: OPERATOR,
  },
  domains: Object.fromEntries(
    hosts.map((host, index) => [
      `domain-${index}`,
      {
        hosts: [host],
        brand: 'general',
        name: 'Nordlicht',
        index_title: 'Nordlicht',
        description: 'Leute aus dem Norden, ab 18.',
        domain_language: 'de',
        company_id: 1,
        support_email: 'hilfe@nordlicht.example',
        support_phone: '+49 40 1234567',
      },
    ]),
  ),
});

/** Writes settings to a file of its own, and answers its path. */
export function settingsFileWith(content: unknown): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'velours-settings-'));
  const file = path.join(folder, 'settings.json');
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
