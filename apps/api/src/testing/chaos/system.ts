/** The whole system of the chaos test: two processes over one database, one folder of photos and three providers, each to be broken. */
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../db/connection.ts';
import type { Database } from '../../db/connection.ts';
import { launchEmbedded } from '../../db/launcher.ts';
import type { EmbeddedServer } from '../../db/launcher.ts';
import { migrate } from '../../db/migrate.ts';
import { createDatabase } from '../../db/open.ts';
import { atEndOfFile } from '../end-of-file.ts';
import { temporaryDataDir } from '../guarded-folder.ts';
import { startPaynl } from '../paynl-server.ts';
import type { PaynlServer } from '../paynl-server.ts';
import { ended, productOver } from '../product.ts';
import type { Product, ProductProcess } from '../product.ts';
import { SLOW_MS } from '../provider-trouble.ts';
import type { ProviderTrouble } from '../provider-trouble.ts';
import { startPushService } from '../push-service.ts';
import type { PushService } from '../push-service.ts';
import type { Conditions } from './preload.ts';

/** The role that the processes log in as; the superuser of the tests is bound by no limit of connections. */
export const ROLE = 'velours_app';
const PRELOAD = path.join(import.meta.dirname, 'preload.ts');
const MOST_STARTS = 30;

export interface MailServer {
  trouble: ProviderTrouble | null;
  /** Ids of the mails that were taken. */
  readonly taken: Set<string>;
}

export interface ChaosSystem {
  readonly server: EmbeddedServer;
  readonly databaseDir: string;
  /** Of the test. */
  readonly database: Database;
  readonly processes: readonly ChaosProcess[];
  readonly bank: PaynlServer;
  readonly mail: MailServer;
  readonly push: PushService;
  /** Settings of the processes. */
  readonly env: Readonly<Record<string, string>>;
}

/** One of the processes, started again as often as it takes. */
export class ChaosProcess {
  readonly #product: Product;
  readonly #env: Readonly<Record<string, string>>;
  #child: ProductProcess | null = null;
  origin = '';

  constructor(product: Product, env: Readonly<Record<string, string>>) {
    this.#product = product;
    this.#env = env;
  }

  get child(): ProductProcess {
    if (this.#child === null) throw new Error('not started');
    return this.#child;
  }

  /** As whoever runs it in production would: one that could not start, for want of its database, is started again. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const { child, origin } = await this.#product.start(this.#env);
        this.#child = child;
        this.origin = origin;
        return;
      } catch (error) {
        if (tries === MOST_STARTS) throw error;
        await delay(200);
      }
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.#child = null;
    child.kill('SIGKILL');
    await ended(child);
  }

  set(conditions: Conditions): void {
    this.child.send(conditions);
  }
}

export async function startSystem(): Promise<ChaosSystem> {
  const databaseDir = await temporaryDataDir();
  const server = await launchEmbedded({ dataDir: databaseDir });
  await createDatabase(server.target('postgres'), 'velours');
  const database = connect(server.target('velours'), { max: 4 });
  atEndOfFile(() => database.end());
  await database.pool.query(
    `create role ${ROLE} login; alter database velours owner to ${ROLE}; alter schema public owner to ${ROLE}`,
  );
  const url = `postgres://${ROLE}@${encodeURIComponent(server.socketDir)}/velours`;
  await migrate({ url });

  const bank = await startPaynl();
  atEndOfFile(() => bank.close());
  const { mail, port } = await startMailServer();
  const push = await startPushService();
  atEndOfFile(() => push.close());
  const dataDir = await temporaryDataDir();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_POOL: '10',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PAYNL_SERVICE_ID: 'SL-1234-5678',
    PAYNL_TOKEN_CODE: 'AT-1234-5678',
    PAYNL_API_TOKEN: '0123456789abcdef0123456789abcdef01234567',
    PAYNL_GATEWAY_URL: bank.url,
    PAYNL_REST_URL: bank.url,
    PUSH_HOSTS: 'push.velours.test',
    TEST_PUSH_PORT: new URL(push.origin).port,
  };
  const product = productOver(dataDir, [PRELOAD]);
  const processes = [1, 2].map(() => new ChaosProcess(product, env));
  return { server, databaseDir, database, processes, bank, mail, push, env };
}

async function startMailServer(): Promise<{ mail: MailServer; port: number }> {
  const mail: MailServer = { trouble: null, taken: new Set() };
  const refusal = () => Object.assign(new Error('try again later'), { responseCode: 451 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(mail.trouble === 'away' ? refusal() : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += String(chunk)));
      stream.on('end', () => {
        if (mail.trouble === 'wrong' || mail.trouble === 'away') return done(refusal());
        const id = /^message-id: <([^@]+)@/im.exec(text)?.[1] ?? '';
        mail.taken.add(id);
        setTimeout(done, mail.trouble === 'slow' ? SLOW_MS : 0);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atEndOfFile(() => new Promise<void>((done) => server.close(() => done())));
  return { mail, port: (server.server.address() as AddressInfo).port };
}
