/** Reads a settings file: checks it against its schema, and what a schema cannot say. Every fault names the value it is about. */
import fs from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import demo from './demo.json' with { type: 'json' };
import { settingsFileSchema } from './file-schema.ts';
import type { DomainEntry, SettingsFile } from './file-schema.ts';
import { fieldsOf } from './settings.ts';

/** What the product cannot know and therefore has no default for. */
const REQUIRED = [
  'name',
  'index_title',
  'description',
  'domain_language',
  'company_id',
  'support_email',
  'support_phone',
] as const satisfies readonly (keyof DomainEntry)[];

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const isSettingsFile = ajv.compile<SettingsFile>(settingsFileSchema());

/** The settings of the demo: seven domains below localhost and a company that cannot be taken for a real one. */
export const DEMO_SETTINGS: SettingsFile = checked(demo);

/**
 * The settings in a file, and what is wrong with them.
 * @param path - Absolute path of a JSON file.
 */
export function readSettingsFile(
  path: string,
): { readonly file: SettingsFile } | { readonly faults: readonly string[] } {
  let content: unknown;
  try {
    content = JSON.parse(fs.readFileSync(path, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return {
      faults: [
        `${path} ${code === undefined ? `is no JSON: ${message}` : `cannot be read (${code})`}`,
      ],
    };
  }
  const faults = faultsOf(content);
  return faults.length > 0 ? { faults } : { file: content as SettingsFile };
}

function checked(content: unknown): SettingsFile {
  const faults = faultsOf(content);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return content as SettingsFile;
}

/** What is wrong with the content of a settings file, each fault with the path of the value. */
export function faultsOf(content: unknown): string[] {
  if (!isSettingsFile(content)) return (isSettingsFile.errors ?? []).flatMap(faultOf);
  const owners = new Map<string, string>();
  return Object.entries(content.domains).flatMap(([key, entry]) => {
    const set = { ...content.common, ...entry };
    const at = `domains.${key}`;
    const missing = REQUIRED.filter((name) => set[name] === undefined);
    if (missing.length > 0) return missing.map((name) => `${at}.${name} is missing`);
    const fields = fieldsOf(content, entry);
    const faults: string[] = [];
    for (const host of entry.hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) faults.push(`${at}.hosts names ${host}, which domains.${owner} has`);
      owners.set(host, key);
    }
    if (!Object.hasOwn(content.companies, fields.company_id))
      faults.push(
        `${at}.company_id names company ${fields.company_id}, which companies does not have`,
      );
    const language = fields.domain_language.slice(0, 2);
    if (!fields.visible_languages.some((one) => one === language))
      faults.push(`${at}.domain_language is ${language}, which visible_languages does not have`);
    const { geoip_selected_country: country } = fields;
    if (country !== null && !fields.countries.includes(country))
      faults.push(`${at}.geoip_selected_country is ${country}, which countries does not have`);
    return faults;
  });
}

/** A fault of the schema in words; what only says that a branch failed adds nothing to the branch's own. */
function faultOf({ instancePath, keyword, message = '', params }: ErrorObject): string[] {
  if (keyword === 'anyOf' || keyword === 'if') return [];
  const own = params as {
    missingProperty?: string;
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  const last = own.missingProperty ?? own.additionalProperty;
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const at = [...steps, ...(last === undefined ? [] : [last])].join('.') || 'the file';
  if (own.missingProperty !== undefined) return [`${at} is missing`];
  if (own.additionalProperty !== undefined) return [`${at} is no setting`];
  return [`${at} ${message}${own.allowedValues ? `: ${own.allowedValues.join(', ')}` : ''}`];
}

/** Host names and addresses that lead nobody to a real site. */
export const isReserved = (host: string): boolean => /(^|\.)(localhost|test|invalid)$/.test(host);

/** What the public must never be shown: the demo's company, addresses and hosts. */
export function demoFaults(file: SettingsFile): string[] {
  const [shown] = Object.values(DEMO_SETTINGS.companies);
  const companies = Object.entries(file.companies).flatMap(([id, company]) =>
    [
      company.name === shown?.name && `companies.${id}.name`,
      company.kvk === shown?.kvk && `companies.${id}.kvk`,
      company.vat_numbers.some((one) => shown?.vat_numbers.includes(one)) &&
        `companies.${id}.vat_numbers`,
      isReserved((company.support_email ?? '').replace('@', '.')) &&
        `companies.${id}.support_email`,
      company.support_phone === shown?.support_phone && `companies.${id}.support_phone`,
    ].filter((name) => name !== false),
  );
  const domains = Object.entries(file.domains).flatMap(([key, entry]) => {
    const { mail_from, support_email, support_phone } = fieldsOf(file, entry);
    return [
      entry.hosts.some(isReserved) && `domains.${key}.hosts`,
      isReserved((mail_from ?? '').replace('@', '.')) && `domains.${key}.mail_from`,
      isReserved(support_email.replace('@', '.')) && `domains.${key}.support_email`,
      support_phone === shown?.support_phone && `domains.${key}.support_phone`,
    ].filter((name) => name !== false);
  });
  return [...companies, ...domains].map((name) => `${name} is the demo’s`);
}
