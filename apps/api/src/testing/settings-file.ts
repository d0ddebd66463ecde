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

/** What an operator is given by providers, and makes: as good as real, and nobody's. */
export const OPERATOR_ENV = {
  PAYNL_SERVICE_ID: 'SL-1234-5678',
  PAYNL_TOKEN_CODE: 'AT-1234-5678',
  PAYNL_API_TOKEN: '0123456789abcdef0123456789abcdef01234567',
  SMS_CM_TOKEN: '0a1b2c3d-0a1b-2c3d-4e5f-0a1b2c3d4e5f',
  SMS_SENDER: 'Velours',
  DIRECT_DEBIT_KEY: 'q3Vw8Zk1yT5uJx0LbN7aRc2MfHs9GdPeQoWi4XvKzB6',
  DIRECT_DEBIT_CREDITOR_ID: 'NL79ZZZ999999990000',
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
