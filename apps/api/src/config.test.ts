import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '@velours/host/config';
import { readConfig } from './config.ts';
import { DEMO_SETTINGS } from './domain/settings/read-file.ts';
import { publicKeyOf } from './ports/push/vapid.ts';
import { OPERATOR_ENV, operatorSettings, settingsFileWith } from './testing/settings-file.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://velours_app:Xk29-rrlw-83hd@db.internal/velours',
  SMTP_URL: 'smtps://user:secret@mail.internal',
  MAIL_FROM: 'hello@velours.example',
  PUBLIC_ORIGINS: 'https://velours.example,https://she.velours.example',
  DATA_DIR: '/var/lib/velours',
  SETTINGS_FILE: settingsFileWith(operatorSettings('velours.example', 'she.velours.example')),
  ...OPERATOR_ENV,
};

describe('the configuration', () => {
  it('needs nothing for the demo: port 3000, data in .data, mails in the outbox', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      smtp: null,
      databaseUrl: undefined,
      secure: false,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
    expect(config.siteBuild).toMatch(/apps\/site\/build$/);
  });

  it('takes every path from the root of the repository, wherever it is started', () => {
    const own = { DATA_DIR: 'a', SITE_BUILD: 'b', COUNTRY_DATABASE: 'c.mmdb' };
    expect(readConfig(own)).toMatchObject({
      dataDir: `${REPOSITORY}/a`,
      siteBuild: `${REPOSITORY}/b`,
      countryDatabase: `${REPOSITORY}/c.mmdb`,
    });
    expect(readConfig({ COUNTRY_DATABASE: '/geo/c.mmdb' }).countryDatabase).toBe('/geo/c.mmdb');
  });

  it('takes a complete production environment', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: 'production',
      secure: true,
      relaxedLimits: false,
    });
  });

  // Written out: a name that the list of the source lost would be missed here.
  it.each([
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
  ])('production refuses to start without %s and names it', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(`${name} is not set`);
    expect(() => readConfig({ ...PRODUCTION, [name]: '' })).toThrow(`${name} is not set`);
  });

  it.each([
    [
      'a short database password',
      { DATABASE_URL: 'postgres://u:short@db/v' },
      'DATABASE_URL has a weak password',
    ],
    [
      'a common database password',
      { DATABASE_URL: 'postgres://u:password12345@db/v' },
      'weak password',
    ],
    [
      'a replica without a password',
      { DATABASE_REPLICA_URL: 'postgres://u@db/v' },
      'DATABASE_REPLICA_URL has a weak password',
    ],
    ['no database password', { DATABASE_URL: 'postgres://u@db/v' }, 'weak password'],
    [
      'an origin without TLS',
      { PUBLIC_ORIGINS: 'http://velours.example' },
      'must be https in production',
    ],
    [
      'a key that is easily guessed',
      { DIRECT_DEBIT_KEY: `${OPERATOR_ENV.DIRECT_DEBIT_KEY}, ${'a'.repeat(43)}` },
      'DIRECT_DEBIT_KEY is weak',
    ],
    [
      "the demo's creditor",
      { DIRECT_DEBIT_CREDITOR_ID: 'NL22ZZZ000000000000' },
      "DIRECT_DEBIT_CREDITOR_ID must be yours, not the demo's",
    ],
    ['a sender of the demo', { MAIL_FROM: 'no-reply@velours.test' }, 'MAIL_FROM must be yours'],
    ['a data folder without a name', { DATA_DIR: ' ' }, 'DATA_DIR is not set'],
    ['loose limits', { RATE_LIMITS: 'relaxed' }, 'RATE_LIMITS must not be relaxed'],
  ])('production refuses %s', (_what, changes, message) => {
    expect(() => readConfig({ ...PRODUCTION, ...changes })).toThrow(message);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_REPLICA_URL', 'mysql://x'],
    ['DATABASE_REPLICA_URL', 'postgres://db/v'],
    ['DATABASE_URL', 'postgres://['],
    ['SMTP_URL', 'http://x'],
    ['SMTP_URL', 'smtp://user:p#ss@host'],
    ['SMTP_URL', 'smtp://user:12#ss@host'],
    ['SMTP_URL', 'smtp://user:100%@host'],
    ['SMTP_URL', 'smtp://host/path'],
    ['SMTP_URL', 'smtp://host?requireTLS=no'],
    ['SMTP_URL', 'smtp://host?requireTLS=false&pool=true'],
    ['SMTP_URL', 'smtps://host?requireTLS=false'],
    ['SMTP_URL', 'smtp://user:secret@host?requireTLS=false'],
    ['NODE_ENV', 'Production'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/08'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_ORIGINS', 'velours.example'],
    ['PUBLIC_ORIGINS', 'https://velours.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['SERVICE_WORKER', 'false'],
    ['RATE_LIMITS', 'Strict'],
    ['SMS_CM_TOKEN', 'not a token'],
    ['SMS_SENDER', 'a name that is too long'],
    ['SMS_CM_URL', 'gw.messaging.cm.com'],
    ['DIRECT_DEBIT_KEY', 'short'],
    ['DIRECT_DEBIT_KEY', `${OPERATOR_ENV.DIRECT_DEBIT_KEY},`],
    ['DIRECT_DEBIT_CREDITOR_ID', 'NL80ZZZ999999990000'],
    ['DEMO_PORTRAITS', '7'],
    ['DIRECT_DEBIT_MAX', '-1'],
    ['DIRECT_DEBIT_MAX_PER_DAY', 'much'],
    ['DIRECT_DEBIT_MAX_PER_MONTH', '1.5'],
  ])('a wrong %s (%s) is named in every mode', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  it('tells every fault at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'x' })).toThrow(
      /PORT .*DATABASE_URL .*SMTP_URL/s,
    );
  });
});

describe('the settings file', () => {
  it('[V20] is the demo’s where none is named, and each domain is reached by its first host', () => {
    const config = readConfig({ PORT: '3100' });
    expect(config.settings).toBe(DEMO_SETTINGS);
    expect(config.publicOrigins).toContain('http://she.localhost:3100');
  });

  it('[V20] is read from its path in every mode', () => {
    const file = settingsFileWith(operatorSettings('dating.nord.localhost'));
    const { settings, publicOrigins } = readConfig({ SETTINGS_FILE: file, PORT: '3100' });
    expect(settings.companies['1']?.name).toBe('Nordlicht GmbH');
    expect(publicOrigins).toEqual(['http://dating.nord.localhost:3100']);
  });

  it.each([
    ['no file', '/nowhere/settings.json', /SETTINGS_FILE: \/nowhere\/settings.json cannot be read/],
    ['no JSON', settingsFileWith('{"domains":'), /SETTINGS_FILE: .+ is no JSON/],
    ['no settings', settingsFileWith('{}'), /SETTINGS_FILE: companies is missing/],
  ])('[V20] %s stops the start in every mode', (_what, file, message) => {
    expect(() => readConfig({ SETTINGS_FILE: file })).toThrow(message);
    expect(() => readConfig({ ...PRODUCTION, SETTINGS_FILE: file })).toThrow(message);
  });

  it('[V20] production refuses the demo’s company, addresses and hosts by name', () => {
    const SETTINGS_FILE = settingsFileWith(DEMO_SETTINGS);
    expect(readConfig({ SETTINGS_FILE }).settings).toEqual(DEMO_SETTINGS);
    expect(() => readConfig({ ...PRODUCTION, SETTINGS_FILE })).toThrow(
      /SETTINGS_FILE: companies\.1\.name is the demo’s; .*SETTINGS_FILE: domains\.she\.hosts is the demo’s/,
    );
  });

  it('[V20] production refuses an origin that no domain has, and a domain without one', () => {
    expect(() =>
      readConfig({
        ...PRODUCTION,
        PUBLIC_ORIGINS: 'https://velours.example,https://other.example',
      }),
    ).toThrow(
      /PUBLIC_ORIGINS names other\.example, which no domain of SETTINGS_FILE has; PUBLIC_ORIGINS lacks the first host of domains\.domain-1/,
    );
  });
});

describe('keys for push services', () => {
  it('are all given or none, and well formed', () => {
    const vapid = {
      VAPID_PUBLIC_KEY: publicKeyOf('k'.repeat(43)) ?? '',
      VAPID_PRIVATE_KEY: 'k'.repeat(43),
      VAPID_SUBJECT: 'mailto:operator@velours.test',
    };
    expect(readConfig({}).vapid).toBeNull();
    expect(readConfig(vapid).vapid).toEqual({
      publicKey: vapid.VAPID_PUBLIC_KEY,
      privateKey: vapid.VAPID_PRIVATE_KEY,
      subject: vapid.VAPID_SUBJECT,
    });
    for (const name of Object.keys(vapid)) {
      expect(() => readConfig({ ...vapid, [name]: 'wrong' })).toThrow(name);
      expect(() => readConfig({ ...vapid, [name]: undefined })).toThrow(name);
    }
    const VAPID_PRIVATE_KEY = 'm'.repeat(43);
    expect(() => readConfig({ ...vapid, VAPID_PRIVATE_KEY })).toThrow('no pair');
  });

  it('of private addresses only those that are named may be called', () => {
    expect(readConfig({}).pushServices.addresses).toEqual([]);
    const PUSH_PRIVATE_ADDRESSES = '10.0.0.7, fd00::7';
    const { addresses } = readConfig({ PUSH_PRIVATE_ADDRESSES }).pushServices;
    expect(addresses).toEqual(['10.0.0.7', 'fd00::7']);
    expect(() => readConfig({ PUSH_PRIVATE_ADDRESSES: '10.0.0.0/8' })).toThrow(
      'PUSH_PRIVATE_ADDRESSES',
    );
  });

  it('push services are those of the browsers unless others are named', () => {
    expect(readConfig({}).pushServices.hosts).toContain('fcm.googleapis.com');
    const PUSH_HOSTS = 'push.example.org, *.push.example.com';
    expect(readConfig({ PUSH_HOSTS }).pushServices.hosts).toEqual([
      'push.example.org',
      '*.push.example.com',
    ]);
    for (const wrong of ['https://push.example.org', '*', '*.org.', 'push.example.org:8443', 'org'])
      expect(() => readConfig({ PUSH_HOSTS: wrong })).toThrow('PUSH_HOSTS');
  });
});

describe('the payment provider', () => {
  const paynl = {
    PAYNL_SERVICE_ID: PRODUCTION.PAYNL_SERVICE_ID,
    PAYNL_TOKEN_CODE: PRODUCTION.PAYNL_TOKEN_CODE,
    PAYNL_API_TOKEN: PRODUCTION.PAYNL_API_TOKEN,
  };

  it('is the sandbox bank unless PAY. is set, with all three settings well formed', () => {
    expect(readConfig({}).paynl).toBeNull();
    expect(readConfig({ ...paynl, PAYNL_TEST_MODE: 'yes' }).paynl).toEqual({
      serviceId: 'SL-1234-5678',
      tokenCode: 'AT-1234-5678',
      apiToken: paynl.PAYNL_API_TOKEN,
      testMode: true,
      gatewayUrl: 'https://connect.pay.nl',
      restUrl: 'https://rest.pay.nl',
    });
    for (const name of Object.keys(paynl)) {
      expect(() => readConfig({ ...paynl, [name]: 'wrong' })).toThrow(name);
      expect(() => readConfig({ ...paynl, [name]: undefined })).toThrow(name);
    }
    expect(() => readConfig({ ...paynl, PAYNL_TEST_MODE: 'maybe' })).toThrow('PAYNL_TEST_MODE');
    expect(() => readConfig({ ...paynl, PAYNL_REST_URL: 'rest' })).toThrow('PAYNL_REST_URL');
  });

  it.each([
    [undefined, false],
    ['0', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  ])('TRUST_PROXY=%s is understood', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  it.each(['true', '*', '-1', '1.5', '10.0.0.0/33', 'proxy.internal', '10.0.0.1,', '10.0.0.1/8/8'])(
    'TRUST_PROXY=%s stops the start in one line',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be [^\n]+$/);
    },
  );

  it('an address of the database that is no address stops the start in one line', () => {
    for (const url of ['postgres://velours:%@db/velours', 'postgres://:a:b:c']) {
      expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: url })).toThrow(
        /DATABASE_URL cannot be read as a URL\.$/,
      );
    }
  });

  it('a certificate of the database is checked where TLS is asked for, by words that stay', () => {
    const at = (end: string) => readConfig({ DATABASE_URL: `postgres://db/velours?${end}` });
    expect(at('sslmode=require').databaseUrl).toBe('postgres://db/velours?sslmode=verify-full');
    const asWritten = 'uselibpqcompat=true&sslmode=require';
    expect(at(asWritten).databaseUrl).toBe(`postgres://db/velours?${asWritten}`);
    expect(at('a=b&sslmode=verify-ca&c=d').databaseUrl).toMatch('?a=b&sslmode=verify-full&c=d');
    expect(at('sslmode=no-verify').databaseUrl).toMatch('?sslmode=no-verify');
    expect(() => at('sslmode=require&sslrootcert=/nowhere.pem')).toThrow(
      /DATABASE_URL names a certificate that cannot be read \(ENOENT: \/nowhere\.pem\)\.$/,
    );
  });

  it('a secret that repeats a few characters is weak', () => {
    const url = `postgres://velours:${'ab'.repeat(12)}@db/velours`;
    expect(() => readConfig({ ...PRODUCTION, DATABASE_URL: url })).toThrow(/weak password/);
    expect(() => readConfig({ MAIL_WEBHOOK_SECRET: 'z'.repeat(40) })).toThrow(
      /MAIL_WEBHOOK_SECRET is weak/,
    );
  });
});
