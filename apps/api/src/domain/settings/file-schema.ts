/**
 * What an operator may set from outside, as the one typed source: the fields of a domain and of a company are the contract's own, with
 * what only the server needs beside them. `settings.schema.gen.json`, for the operator's editor, is written from it.
 */
import contract from '@velours/openapi' with { type: 'json' };
import type { CompanyInfo, Immutable, Settings } from '@velours/openapi/types';
import type { Tracking } from '../../db/schema.ts';
import { BRAND_KEYS } from './brand-keys.gen.ts';

export { BRAND_KEYS };

export type BrandKey = (typeof BRAND_KEYS)[number];

/** The parameters of a link (spec section 3, tracking data). */
export const LINK_PARAMETERS = [
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const satisfies readonly (keyof Tracking)[];

export type LinkParameter = (typeof LINK_PARAMETERS)[number];

/** What the contract calls a setting and an operator may decide. The others follow from these, from the request or from the product. */
const CONTRACT_FIELDS = [
  'countries',
  'name',
  'domain_language',
  'company_id',
  'mail_name',
  'index_title',
  'description',
  'signups',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'geoip_selected_country',
  'enable_site_entry_popup',
  'site_entry_countries',
  'support_email',
  'support_phone',
  'message_credits',
  'signup_credits',
  'photo_credits',
  'gift_credits',
  'message_length',
  'visible_profile_fields',
  'visible_profile_notes',
  'search_fields',
  'default_search',
  'fictional_icon',
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
  'refund_days',
  'premium_claim',
  'member_resell',
  'interests',
  'minimum_age',
  'photo_limit_free',
  'photo_limit_premium',
  'photo_view_limit_free',
  'conversations_free',
  'visible_languages',
  'us_footer',
] as const satisfies readonly (keyof Settings)[];

/** A discount for new members that a domain may offer beside the time bonus (spec section 9). */
export interface WelcomeDiscount {
  readonly percentage: number;
  /** How long after sign-up it holds. */
  readonly valid_seconds: number;
}

/** What an operator decides and only the server needs. */
interface ServerFields {
  /** Sender of the domain's mails; null where it is `MAIL_FROM`. */
  readonly mail_from: string | null;
  readonly welcome_discount: WelcomeDiscount | null;
  /** The link parameters each of which is a traffic source. */
  readonly traffic_source_parameters: readonly LinkParameter[];
  /** What the value of a link parameter has to match as a whole. */
  readonly tracking_patterns: Readonly<Partial<Record<LinkParameter, string>>>;
  /** What may follow the niche's name in the slug of a landing page (spec section 1). */
  readonly campaigns: readonly string[];
  /** Whether photos of others are withheld until an age check is passed (feature B14). */
  readonly requires_age_check: boolean;
}

export type DomainFields = Immutable<Pick<Settings, (typeof CONTRACT_FIELDS)[number]>> &
  ServerFields;

export interface DomainEntry extends Partial<DomainFields> {
  /** Host names without a port; links and mails carry the first. */
  readonly hosts: readonly [string, ...string[]];
  readonly brand: BrandKey;
}

/** A settings file. */
export interface SettingsFile {
  /** By number, which `company_id` names. */
  readonly companies: Readonly<Record<string, CompanyInfo>>;
  /** What all domains have that say nothing else. */
  readonly common?: Partial<DomainFields>;
  /** By the key that members and orders keep; the first answers for host names that nobody has. */
  readonly domains: Readonly<Record<string, DomainEntry>>;
}

type Schema = Readonly<Record<string, unknown>>;

const SERVER_SCHEMAS: Readonly<Record<keyof ServerFields, Schema>> = {
  mail_from: {
    description:
      'Address that the mails of the domain come from, with mail_name as its name. MAIL_FROM where it is null, and for members in discreet mode.',
    anyOf: [
      { type: 'null' },
      { type: 'string', maxLength: 254, pattern: '^[^@<>\\s]+@[^@<>\\s]+$' },
    ],
  },
  welcome_discount: {
    description: 'Discount for new members who have not paid (code WELCOME and its percentage).',
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        additionalProperties: false,
        required: ['percentage', 'valid_seconds'],
        properties: {
          percentage: { description: 'Percent off.', type: 'integer', minimum: 1, maximum: 90 },
          valid_seconds: {
            description: 'How long after sign-up it holds, in seconds; a year at most.',
            type: 'integer',
            minimum: 1,
            maximum: 31_536_000,
          },
        },
      },
    ],
  },
  traffic_source_parameters: {
    description: 'The link parameters each of which makes a traffic source (spec section 6).',
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: LINK_PARAMETERS },
  },
  tracking_patterns: {
    description:
      'Regular expressions that values of link parameters have to match as a whole, within the pattern that the contract has for all.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      LINK_PARAMETERS.map((name) => [
        name,
        { type: 'string', format: 'regex', minLength: 1, maxLength: 200 },
      ]),
    ),
  },
  campaigns: {
    description:
      'Campaigns whose landing pages there are: the slug is the name of the niche, a hyphen and one of these. Any other slug is not found.',
    type: 'array',
    maxItems: 200,
    uniqueItems: true,
    items: { type: 'string', maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  },
  requires_age_check: {
    description: 'Whether photos of others are withheld until an age check is passed.',
    type: 'boolean',
  },
};

const domainProperties = (): Schema => {
  const known: Readonly<Record<string, Schema>> = contract.components.schemas.Settings.properties;
  const fromContract = CONTRACT_FIELDS.map((name) => [name, known[name]] as const);
  return { ...Object.fromEntries(fromContract), ...SERVER_SCHEMAS };
};

/** Every schema of the contract that is named in a schema, at whatever distance. */
function definitionsOf(schema: unknown): Record<string, unknown> {
  const all: Readonly<Record<string, unknown>> = contract.components.schemas;
  const found: Record<string, unknown> = {};
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in found) continue;
      found[name] = all[name];
      visit(all[name]);
    }
  };
  visit(schema);
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The JSON Schema of a settings file, complete in itself. */
export function settingsFileSchema(): Schema {
  const fields = domainProperties();
  const properties = {
    $schema: { description: 'Where this schema lies, for the editor.', type: 'string' },
    companies: {
      description: 'The companies behind the domains, by number.',
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[1-9][0-9]{0,5}$' },
      additionalProperties: { $ref: '#/components/schemas/CompanyInfo' },
    },
    common: {
      description: 'What all domains have that say nothing else.',
      type: 'object',
      additionalProperties: false,
      properties: fields,
    },
    domains: {
      description:
        'The domains, by a key that stays the same: members and orders keep it. The first answers for host names that nobody has.',
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z][a-z0-9-]{0,39}$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['hosts', 'brand'],
        properties: {
          hosts: {
            description: 'Host names without a port, the one that links and mails carry first.',
            type: 'array',
            minItems: 1,
            maxItems: 20,
            uniqueItems: true,
            items: {
              type: 'string',
              maxLength: 253,
              pattern:
                '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$',
            },
          },
          brand: { description: 'Theme and words.', type: 'string', enum: BRAND_KEYS },
          ...fields,
        },
      },
    },
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of Velours (SETTINGS_FILE)',
    type: 'object',
    additionalProperties: false,
    required: ['companies', 'domains'],
    properties,
  };
  const text = JSON.stringify({ ...schema, $defs: definitionsOf(schema) });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Schema;
}
