import { describe, expect, test } from 'vitest';

import { OPERATOR } from '../../testing/settings-file.ts';
import { BRAND_KEYS, settingsFileSchema } from './file-schema.ts';
import { DEMO_SETTINGS, demoFaults, faultsOf } from './read-file.ts';

const DOMAIN = {
  hosts: ['nordlicht.example', 'www.nordlicht.example'],
  brand: 'milf',
  name: 'Nordlicht',
  index_title: 'Nordlicht: Dating im Norden',
  description: 'Leute aus dem Norden, ab 18.',
  domain_language: 'de',
  company_id: 2,
  support_email: 'hilfe@nordlicht.example',
  support_phone: '+49 40 1234567',
};

const fileWith = (own: object) => ({
  companies: { 2: OPERATOR },
  domains: { nord: { ...DOMAIN, ...own } },
});

describe('a settings file', () => {
  test('[V20] holds with what the product has no default for, and with the demo’s own', () => {
    expect(faultsOf(fileWith({}))).toEqual([]);
    expect(faultsOf(DEMO_SETTINGS)).toEqual([]);
    expect(demoFaults(fileWith({}) as never)).toEqual([]);
  });

  test.each([
    'name',
    'index_title',
    'description',
    'domain_language',
    'company_id',
    'support_email',
    'support_phone',
  ])('[V20] without %s it is refused by name; it may stand for all domains', (name) => {
    const { [name as keyof typeof DOMAIN]: value, ...rest } = DOMAIN;
    const file = { companies: { 2: OPERATOR }, domains: { nord: rest } };
    expect(faultsOf(file)).toEqual([`domains.nord.${name} is missing`]);
    expect(faultsOf({ ...file, common: { [name]: value } })).toEqual([]);
  });

  test.each<[class_: string, own: object, fault: string]>([
    [
      'brand',
      { brand: 'cats' },
      `domains.nord.brand must be equal to one of the allowed values: ${BRAND_KEYS.join(', ')}`,
    ],
    ['host name', { hosts: ['https://a.example'] }, 'domains.nord.hosts.0 must match pattern'],
    ['host with a port', { hosts: ['a.example:80'] }, 'domains.nord.hosts.0 must match pattern'],
    ['no host', { hosts: [] }, 'domains.nord.hosts must NOT have fewer than 1 items'],
    [
      'languages',
      { visible_languages: ['de', 'xx'] },
      'domains.nord.visible_languages.1 must be equal',
    ],
    ['language', { domain_language: 'German' }, 'domains.nord.domain_language must match pattern'],
    [
      'a language that nobody can choose',
      { visible_languages: ['nl'] },
      'domains.nord.domain_language is de, which visible_languages does not have',
    ],
    [
      'company',
      { company_id: 3 },
      'domains.nord.company_id names company 3, which companies does not have',
    ],
    [
      'sign-ups',
      { signups: 'some' },
      'domains.nord.signups must be equal to one of the allowed values: all, with_trafficsource, closed',
    ],
    [
      'search without log-in',
      { logged_out_search: true },
      'domains.nord.logged_out_search must be string',
    ],
    [
      'traffic source',
      { traffic_source_parameters: ['utm'] },
      'domains.nord.traffic_source_parameters.0 must be equal',
    ],
    [
      'tracking pattern',
      { tracking_patterns: { ref: '[a-z' } },
      'domains.nord.tracking_patterns.ref must match format "regex"',
    ],
    [
      'tracking pattern of nothing',
      { tracking_patterns: { utm: 'a' } },
      'domains.nord.tracking_patterns.utm is no setting',
    ],
    ['refund days', { refund_days: -1 }, 'domains.nord.refund_days must be >= 0'],
    [
      'welcome discount',
      { welcome_discount: { percentage: 25 } },
      'domains.nord.welcome_discount.valid_seconds is missing',
    ],
    [
      'free of charge',
      { welcome_discount: { percentage: 100, valid_seconds: 60 } },
      'domains.nord.welcome_discount.percentage must be <= 90',
    ],
    [
      'entry warning',
      { enable_site_entry_popup: 'maybe' },
      'domains.nord.enable_site_entry_popup must be equal',
    ],
    [
      'its countries',
      { site_entry_countries: ['XX'] },
      'domains.nord.site_entry_countries.0 must be equal',
    ],
    ['US footer', { us_footer: 'yes' }, 'domains.nord.us_footer must be boolean'],
    [
      'a country that nobody can choose',
      { countries: ['DE'], geoip_selected_country: 'NL' },
      'domains.nord.geoip_selected_country is NL, which countries does not have',
    ],
    ['age', { minimum_age: 17 }, 'domains.nord.minimum_age must be >= 18'],
    ['credits', { message_credits: 1.5 }, 'domains.nord.message_credits must be integer'],
    ['sender', { mail_from: 'Nordlicht' }, 'domains.nord.mail_from must match'],
    ['e-mail address', { support_email: 'nobody' }, 'domains.nord.support_email must match'],
    [
      'profile notes',
      { visible_profile_notes: ['shoe_size'] },
      'domains.nord.visible_profile_notes.0 must be equal',
    ],
    [
      'words for fictional profiles',
      { fictional_singular: '' },
      'domains.nord.fictional_singular must NOT have fewer than 1 characters',
    ],
    ['what follows from others', { niche: 2 }, 'domains.nord.niche is no setting'],
  ])('[V20] a wrong value is refused by name: %s', (_class, own, fault) => {
    expect(faultsOf(fileWith(own)).join('; ')).toContain(fault);
  });

  test('[V20] companies and keys are refused by name too, and two domains share no host', () => {
    const { kvk: _kvk, ...company } = OPERATOR;
    expect(faultsOf({ ...fileWith({}), companies: { 2: company } })).toEqual([
      'companies.2.kvk is missing',
    ]);
    expect(faultsOf({ companies: {}, domains: {} })).toEqual([
      'companies must NOT have fewer than 1 properties',
      'domains must NOT have fewer than 1 properties',
    ]);
    expect(faultsOf([]).join()).toContain('the file must be object');
    const twice = { companies: { 2: OPERATOR }, domains: { nord: DOMAIN, sued: DOMAIN } };
    expect(faultsOf(twice)).toEqual([
      'domains.sued.hosts names nordlicht.example, which domains.nord has',
      'domains.sued.hosts names www.nordlicht.example, which domains.nord has',
    ]);
  });

  test('[V20] nothing of the demo is shown to the public', () => {
    expect(demoFaults(DEMO_SETTINGS)).toEqual(
      expect.arrayContaining([
        'companies.1.name is the demo’s',
        'companies.1.kvk is the demo’s',
        'companies.1.vat_numbers is the demo’s',
        'domains.general.hosts is the demo’s',
        'domains.gay.support_email is the demo’s',
        'domains.gay.support_phone is the demo’s',
      ]),
    );
    expect(demoFaults(fileWith({ mail_from: 'post@nordlicht.test' }) as never)).toEqual([
      'domains.nord.mail_from is the demo’s',
    ]);
    const named = { companies: { 2: { ...OPERATOR, name: 'Velours Demo B.V.' } } };
    expect(demoFaults({ ...fileWith({}), ...named } as never)).toEqual([
      'companies.2.name is the demo’s',
    ]);
  });

  test('[V20] the schema for the operator’s editor is what the server checks by (write it: vitest -u)', async () => {
    const written = `${JSON.stringify(settingsFileSchema(), null, 2)}\n`;
    await expect(written).toMatchFileSnapshot('../../../settings.schema.gen.json');
  });
});
