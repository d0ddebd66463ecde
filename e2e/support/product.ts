import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const START_TIMEOUT = 120_000;
const STOP_TIMEOUT = 20_000;
/** The demo members' portraits, encoded by the first product: it takes half a minute, and they are the same in each. */
const PORTRAITS = join(ROOT, 'test-results', 'portraits');

/** One running copy of the product: its own port, its own data folder, its own process. */
export class Product {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.dataDir = dataDir;
    this.#env = env;
  }

  /** Starts the real `apps/api/src/main.ts` with an empty data folder and waits until it answers. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Product> {
    const product = new Product(
      await freePort(),
      mkdtempSync(join(tmpdir(), 'velours-flows-')),
      env,
    );
    const portraits = join(product.dataDir, 'photos', 'demo');
    if (existsSync(PORTRAITS)) cpSync(PORTRAITS, portraits, { recursive: true });
    await product.boot();
    if (!existsSync(PORTRAITS)) cpSync(portraits, PORTRAITS, { recursive: true });
    return product;
  }

  /** Starts the process over the data folder as it is: after {@link kill} this is the restart. */
  async boot(): Promise<void> {
    const log = openSync(this.#logFile, 'a');
    const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...this.#env,
      },
    });
    closeSync(log);
    this.#child = child;
    const deadline = performance.now() + START_TIMEOUT;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || performance.now() > deadline) {
        const reason =
          child.exitCode === null ? 'did not answer in time' : `ended with ${child.exitCode}`;
        await this.stop();
        throw new Error(`The product ${reason}. Its log:\n${this.log()}`);
      }
      await delay(100);
    }
  }

  /** What a moderator does in a terminal beside it: `npm run moderate -- <words>`. Answers what it says. */
  async moderate(...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['apps/api/src/moderate.ts', ...words],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: String(this.port),
          DATA_DIR: this.dataDir,
          ...this.#env,
        },
      },
    );
    return stdout;
  }

  /** Ends the process as a crash does: nothing is flushed, nothing is said. The data folder stays. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the process in an orderly way. The data folder stays. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends the process and its database, and removes the data folder. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** What the process has said so far. */
  log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  get #logFile(): string {
    return `${this.dataDir}.log`;
  }

  async #answers(): Promise<boolean> {
    try {
      const answer = await fetch(`http://localhost:${this.port}/api/settings.php`);
      return answer.ok;
    } catch {
      return false;
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const ended = await Promise.race([gone.then(() => true), delay(STOP_TIMEOUT, false)]);
    if (!ended) {
      child.kill('SIGKILL');
      await gone;
    }
  }
}

/** A port nobody listens on; browsers refuse a few low ones, the ephemeral range holds none of those. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') fail(new Error('no port'));
        else done(address.port);
      });
    });
  });
}
