/**
 * The settings of the process, read once from the environment (the table is in docs/operations.md). In production mode
 * a missing or weak setting stops the start with a sentence that names it.
 */
import { isIP } from 'node:net';
import path from 'node:path';
import { REPOSITORY, modeOf, readHostConfig, settingsReader } from '@velours/host/config';
import type { Environment, HostConfig } from '@velours/host/config';
import { StartError } from '@velours/host/start-error';
import pg from 'pg';
import { directDebitOf } from './domain/direct-debit/settings.ts';
import type { DirectDebitSettings } from './domain/direct-debit/settings.ts';
import {
  DEMO_SETTINGS,
  demoFaults,
  isReserved,
  readSettingsFile,
} from './domain/settings/read-file.ts';
import type { SettingsFile } from './domain/settings/file-schema.ts';
import { klipyOf } from './ports/gifs/klipy.ts';
import { yotiOf } from './ports/age-check/yoti.ts';
import type { YotiSettings } from './ports/age-check/yoti.ts';
import type { KlipySettings } from './ports/gifs/klipy.ts';
import { readSmtpUrl } from './ports/mail/smtp.ts';
import type { SmtpServer } from './ports/mail/smtp.ts';
import type { PaynlSettings } from './ports/payments/paynl/paynl-client.ts';
import { PUSH_HOSTS } from './ports/push/addresses.ts';
import type { PushServices } from './ports/push/addresses.ts';
import type { VapidKeys } from './ports/push/vapid.ts';
import { publicKeyOf } from './ports/push/vapid.ts';
import { cmOf } from './ports/sms/cm.ts';
import type { CmSettings } from './ports/sms/cm.ts';
import { s3Of } from './ports/storage/s3-storage.ts';
import type { S3Settings } from './ports/storage/s3-storage.ts';

export interface Config extends HostConfig {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica of that database, for reads that may be a second old; undefined where there is none. */
  readonly databaseReplicaUrl: string | undefined;
  readonly poolSize: number;
  /** The server that sends mails; null stores them in the local outbox. */
  readonly smtp: SmtpServer | null;
  readonly mailFrom: string;
  /** Bearer token of the mail provider's reports; without it /webhooks/mail does not exist. */
  readonly mailWebhookSecret: string | undefined;
  /** Keys for push services; null where none are set: no push in production, keys of its own in the demo. */
  readonly vapid: VapidKeys | null;
  /** Which push services browsers may name. */
  readonly pushServices: Required<PushServices>;
  /** PAY. as the payment provider; null where it is not set: the sandbox bank, never in production. */
  readonly paynl: PaynlSettings | null;
  /** CM.com for text messages; null where it is not set: the local outbox, never in production. */
  readonly cm: CmSettings | null;
  /** Yoti's settings; null for the sandbox. */
  readonly yoti: YotiSettings | null;
  readonly directDebit: DirectDebitSettings;
  /** KLIPY for GIFs; null where it is not set: the site's own drawings. */
  readonly klipy: KlipySettings | null;
  /** Object storage for photos; null where it is not set: files in the data folder. */
  readonly s3: S3Settings | null;
  /** Path of a MaxMind DB file with countries by address; null where there is none. */
  readonly countryDatabase: string | null;
  /** Host names (with port where not the default) that links in mails may carry; the first is the default. */
  readonly publicOrigins: readonly string[];
  /** Domains and companies: of the file that `SETTINGS_FILE` names, or the demo's. */
  readonly settings: SettingsFile;
  /** Looser limits for a demonstration on one machine, where everyone has one address. */
  readonly relaxedLimits: boolean;
  /** Different portraits that are drawn for the demo members. */
  readonly demoPortraits: number;
}

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_ORIGINS',
  'DATA_DIR',
  'SETTINGS_FILE',
  'PAYNL_SERVICE_ID',
  'PAYNL_TOKEN_CODE',
  'PAYNL_API_TOKEN',
  'SMS_CM_TOKEN',
  'SMS_SENDER',
  'DIRECT_DEBIT_KEY',
  'DIRECT_DEBIT_CREDITOR_ID',
];
/** @throws StartError naming every setting that is missing or wrong */
export function readConfig(env: Environment, argv: readonly string[] = []): Config {
  const faults: string[] = [];
  const mode = modeOf(env, argv);
  const inProduction = mode === 'production';
  const { text, whole } = settingsReader(env, faults);
  const ofHost = readHostConfig(env, mode, faults);
  // All that a person may be drawn as: of either gender, younger or older.
  const demoPortraits = whole('DEMO_PORTRAITS', 160, 8, 160);
  const poolSize = whole('DATABASE_POOL', 20, 4, 500);
  const databaseUrl = databaseUrlOf('DATABASE_URL', text('DATABASE_URL'), inProduction, faults);
  const databaseReplicaUrl = databaseUrlOf(
    'DATABASE_REPLICA_URL',
    text('DATABASE_REPLICA_URL'),
    inProduction,
    faults,
  );
  if (databaseReplicaUrl !== undefined && databaseUrl === undefined)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is');
  const smtpUrl = text('SMTP_URL');
  const smtp = smtpUrl === undefined ? null : readSmtpUrl(smtpUrl, faults);
  const mailFrom = text('MAIL_FROM');
  if (mailFrom !== undefined && !/^[^@\s]+@[^@\s]+$/.test(mailFrom)) {
    faults.push('MAIL_FROM must be an e-mail address');
  } else if (inProduction && mailFrom !== undefined && isReserved(mailFrom.replace('@', '.'))) {
    faults.push("MAIL_FROM must be yours, not the demo's");
  }
  const mailWebhookSecret = text('MAIL_WEBHOOK_SECRET');
  if (mailWebhookSecret !== undefined && mailWebhookSecret.length < 24)
    faults.push('MAIL_WEBHOOK_SECRET must have 24 characters or more');
  else if (mailWebhookSecret !== undefined && isRepetitive(mailWebhookSecret))
    faults.push('MAIL_WEBHOOK_SECRET is weak: it repeats a few characters');
  const vapid = vapidOf(text, faults);
  const pushServices = pushServicesOf(text, faults);
  const paynl = paynlOf(text, faults);
  const cm = cmOf(text, faults);
  const directDebit = directDebitOf(text, whole, faults, inProduction);
  const klipy = klipyOf(text, faults);
  const yoti = yotiOf(text, faults);
  const s3 = s3Of(text, faults);
  const origins = listOf(text('PUBLIC_ORIGINS'));
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      faults.push(
        `PUBLIC_ORIGINS must hold origins such as https://velours.example, not "${origin}"`,
      );
    }
  }

  const limits = text('RATE_LIMITS') ?? (inProduction ? 'strict' : 'relaxed');
  if (limits !== 'strict' && limits !== 'relaxed')
    faults.push('RATE_LIMITS must be strict or relaxed');
  if (inProduction) {
    for (const name of REQUIRED_IN_PRODUCTION) {
      if (text(name) === undefined) faults.push(`${name} is not set`);
    }
    for (const origin of origins) {
      if (origin.startsWith('http://'))
        faults.push(`PUBLIC_ORIGINS must be https in production, not "${origin}"`);
    }
    if (limits === 'relaxed') faults.push('RATE_LIMITS must not be relaxed in production');
  }
  const countryDatabase = text('COUNTRY_DATABASE');
  const settings = settingsOf(text('SETTINGS_FILE'), inProduction, origins, faults);
  if (inProduction && yoti === null && demandsAgeCheck(settings))
    faults.push('a domain has requires_age_check: set YOTI_SDK_ID and YOTI_API_KEY');
  if (faults.length > 0) {
    throw new StartError(`Velours cannot start in ${mode} mode: ${faults.join('; ')}.`);
  }
  return {
    ...ofHost,
    dataDir: path.resolve(REPOSITORY, text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseReplicaUrl,
    poolSize,
    smtp,
    mailWebhookSecret,
    mailFrom: mailFrom ?? 'no-reply@velours.test',
    vapid,
    pushServices,
    paynl,
    cm,
    directDebit,
    klipy,
    yoti,
    s3,
    countryDatabase:
      countryDatabase === undefined ? null : path.resolve(REPOSITORY, countryDatabase),
    settings,
    publicOrigins: origins.length > 0 ? origins : localOrigins(settings, ofHost.port),
    relaxedLimits: limits === 'relaxed',
    demoPortraits,
  };
}

/** The operator's settings, or the demo's, which nobody outside is ever shown. */
function settingsOf(
  file: string | undefined,
  inProduction: boolean,
  origins: readonly string[],
  faults: string[],
): SettingsFile {
  if (file === undefined) return DEMO_SETTINGS;
  const read = readSettingsFile(path.resolve(REPOSITORY, file));
  const own = 'faults' in read ? read.faults : inProduction ? demoFaults(read.file) : [];
  faults.push(...own.map((fault) => `SETTINGS_FILE: ${fault}`));
  if ('faults' in read) return DEMO_SETTINGS;
  if (inProduction) faults.push(...strayOrigins(read.file, origins));
  return read.file;
}

/** Origins that no domain has, and domains without one of their first host: their pages tell that, and their mails would carry another's. */
function strayOrigins({ domains }: SettingsFile, origins: readonly string[]): string[] {
  const hosts = origins.filter((origin) => URL.canParse(origin)).map((o) => new URL(o).hostname);
  const known = Object.values(domains).flatMap((domain) => domain.hosts);
  return [
    ...hosts
      .filter((host) => !known.includes(host))
      .map((host) => `PUBLIC_ORIGINS names ${host}, which no domain of SETTINGS_FILE has`),
    ...Object.entries(domains)
      .filter(
        ([
          ,
          {
            hosts: [first],
          },
        ]) => !hosts.includes(first ?? ''),
      )
      .map(([key]) => `PUBLIC_ORIGINS lacks the first host of domains.${key} of SETTINGS_FILE`),
  ];
}

/** Outside production each domain is reached by its first host. */
const localOrigins = ({ domains }: SettingsFile, port: number): string[] =>
  Object.values(domains).map(({ hosts: [host] }) => `http://${host}:${port}`);

/** The address of a PostgreSQL; in production with a password that nobody guesses. */
function databaseUrlOf(
  name: string,
  given: string | undefined,
  inProduction: boolean,
  faults: string[],
): string | undefined {
  if (given === undefined) return undefined;
  const url = withCheckedCertificate(given);
  const fault = !/^postgres(ql)?:\/\//.test(url)
    ? 'must begin with postgres://'
    : (urlFault(url) ?? (inProduction ? passwordFault(url) : null));
  if (fault !== null) faults.push(`${name} ${fault}`);
  return url;
}

/** The driver means the same by these words, and says at every start that it will not for ever; but where it is told to take them as libpq does. */
const withCheckedCertificate = (url: string): string =>
  /[?&]uselibpqcompat=true(&|$)/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

/** As the driver reads it, the certificates that it names too: the host may also be the folder of a socket. */
function urlFault(url: string): string | null {
  try {
    if (new pg.Client(url).port > 0) return null;
  } catch (error) {
    const { code, path: file } = error as NodeJS.ErrnoException;
    if (file !== undefined) return `names a certificate that cannot be read (${code}: ${file})`;
  }
  return 'cannot be read as a URL';
}

/** Whether a domain of the file withholds photos until an age check is passed. */
const demandsAgeCheck = ({ common, domains }: SettingsFile): boolean =>
  [common, ...Object.values(domains)].some((fields) => fields?.requires_age_check === true);

const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** All three settings or none. */
function vapidOf(text: (name: string) => string | undefined, faults: string[]): VapidKeys | null {
  const publicKey = text('VAPID_PUBLIC_KEY');
  const privateKey = text('VAPID_PRIVATE_KEY');
  const subject = text('VAPID_SUBJECT');
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  const isPublic = publicKey !== undefined && /^[A-Za-z0-9_-]{87}$/.test(publicKey);
  const isPrivate = privateKey !== undefined && /^[A-Za-z0-9_-]{43}$/.test(privateKey);
  if (!isPublic) faults.push('VAPID_PUBLIC_KEY must be a key of 65 bytes in base64url');
  if (!isPrivate) faults.push('VAPID_PRIVATE_KEY must be a key of 32 bytes in base64url');
  if (isPublic && isPrivate && publicKeyOf(privateKey) !== publicKey)
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair');
  if (subject === undefined || !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject)) {
    faults.push('VAPID_SUBJECT must be a mailto: or https: URL');
  }
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '', subject: subject ?? '' };
}

/** @default the push services of the browsers, and no private address */
function pushServicesOf(
  text: (name: string) => string | undefined,
  faults: string[],
): Required<PushServices> {
  const named = text('PUSH_HOSTS');
  const hosts = named === undefined ? PUSH_HOSTS : listOf(named);
  if (!hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)))
    faults.push('PUSH_HOSTS must be names of hosts, in lower case, separated by commas');
  const addresses = listOf(text('PUSH_PRIVATE_ADDRESSES'));
  if (!addresses.every((address) => isIP(address) !== 0))
    faults.push('PUSH_PRIVATE_ADDRESSES must be IP addresses, separated by commas');
  return { hosts, addresses };
}

/** Service, token code and API token, all or none; the addresses are PAY.'s own unless a test sets others. */
function paynlOf(
  text: (name: string) => string | undefined,
  faults: string[],
): PaynlSettings | null {
  const serviceId = text('PAYNL_SERVICE_ID');
  const tokenCode = text('PAYNL_TOKEN_CODE');
  const apiToken = text('PAYNL_API_TOKEN');
  if (serviceId === undefined && tokenCode === undefined && apiToken === undefined) return null;
  if (serviceId === undefined || !/^SL-\d{4}-\d{4}$/.test(serviceId))
    faults.push('PAYNL_SERVICE_ID must be a sales location, SL-0000-0000');
  if (tokenCode === undefined || !/^AT-\d{4}-\d{4}$/.test(tokenCode))
    faults.push('PAYNL_TOKEN_CODE must be a token code, AT-0000-0000');
  if (apiToken === undefined || !/^[0-9a-f]{40}$/.test(apiToken))
    faults.push('PAYNL_API_TOKEN must be an API token of 40 hexadecimal digits');
  const testMode = text('PAYNL_TEST_MODE') ?? 'no';
  if (testMode !== 'yes' && testMode !== 'no') faults.push('PAYNL_TEST_MODE must be yes or no');
  const url = (name: string, own: string) => {
    const value = text(name) ?? own;
    if (!/^https?:\/\/[^/]+$/.test(value)) faults.push(`${name} must be an origin, not "${value}"`);
    return value;
  };
  return {
    serviceId: serviceId ?? '',
    tokenCode: tokenCode ?? '',
    apiToken: apiToken ?? '',
    testMode: testMode === 'yes',
    gatewayUrl: url('PAYNL_GATEWAY_URL', 'https://connect.pay.nl'),
    restUrl: url('PAYNL_REST_URL', 'https://rest.pay.nl'),
  };
}

/** What is random repeats little: of 12 characters and more eight are different. */
const isRepetitive = (secret: string): boolean => new Set(secret).size < 8;

function passwordFault(url: string): string | null {
  let password: string;
  try {
    password = decodeURIComponent(new URL(url).password);
  } catch {
    return 'cannot be read as a URL';
  }
  const isWeak =
    password.length < 12 ||
    isRepetitive(password) ||
    /^(password|postgres|velours|secret|changeme)/i.test(password);
  return isWeak ? 'has a weak password (12 characters or more, not a common word)' : null;
}
