import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import NODE_FLAGS from '../../apps/api/node-flags.mjs';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const START_TIMEOUT = 300_000;
const STOP_TIMEOUT = 120_000;

const CACHE = join(ROOT, 'node_modules', '.cache', 'velours-flows');
/** What a first start makes its data folder from: the server and all that it reads. */
const SOURCES = [
  'apps/api',
  'openapi',
  'locales',
  'package-lock.json',
  'e2e/support/product.ts',
].map((name) => join(ROOT, name));
/** What the demo members' portraits are drawn and encoded by. */
const PORTRAIT_SOURCES = [
  'apps/api/src/seed',
  'apps/api/src/domain/photos',
  'package-lock.json',
  'e2e/support/product.ts',
].map((name) => join(ROOT, name));
/** The demo's times are told from when it was made: none is used that is older. */
const FRESH_MS = 3_600_000;
/** No flow looks at how many different faces there are; each is drawn, encoded in every size, and copied with every start. */
const PORTRAITS = '16';

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

  /** Starts the real `apps/api/src/main.ts` with what its first start makes, and waits until it answers. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Product> {
    const kept = process.env['VELOURS_FLOWS_DATA'] ?? (await Product.prepare());
    const product = await Product.#over(env);
    await copy(kept, product.dataDir);
    await product.boot();
    return product;
  }

  /** One that another process has started and will end. */
  static at(port: number, dataDir: string): Product {
    return new Product(port, dataDir, {});
  }

  /**
   * The data folder that a first start leaves behind (the seeded database, the demo members' portraits), kept for the next. Of two
   * that want it at once one makes it, and the other waits.
   */
  static async prepare(): Promise<string> {
    mkdirSync(CACHE, { recursive: true });
    const name = `data-${fingerprint(ROOT, SOURCES)}`;
    const making = join(CACHE, `${name}.making`);
    for (;;) {
      const kept = cached().find(
        (path) => path.startsWith(join(CACHE, `${name}-`)) && ageOf(path) < FRESH_MS,
      );
      if (kept !== undefined) return kept;
      try {
        mkdirSync(making);
      } catch {
        await delay(200);
        // Whoever made it was killed.
        if (ageOf(making) > 2 * START_TIMEOUT) rmSync(making, { recursive: true, force: true });
        continue;
      }
      try {
        await Product.#make(join(CACHE, `${name}-${Date.now()}`));
      } finally {
        rmSync(making, { recursive: true });
      }
    }
  }

  static async #make(kept: string): Promise<void> {
    const portraits = join(CACHE, `portraits-${fingerprint(ROOT, PORTRAIT_SOURCES)}`);
    // What is so old is copied by nobody any more.
    for (const path of cached()) {
      if (path !== portraits && ageOf(path) > 2 * FRESH_MS) {
        rmSync(path, { recursive: true, force: true });
      }
    }
    const product = await Product.#over({ DEMO_PORTRAITS: PORTRAITS });
    const drawn = join(product.dataDir, 'photos', 'demo');
    if (existsSync(portraits)) await copy(portraits, drawn);
    await product.boot();
    await product.stop();
    await keep(drawn, portraits);
    await keep(product.dataDir, kept);
    await product.remove();
  }

  static async #over(env: NodeJS.ProcessEnv): Promise<Product> {
    return new Product(await freePort(), mkdtempSync(join(tmpdir(), 'velours-flows-')), env);
  }

  /** Starts the process over the data folder as it is: after {@link kill} this is the restart. */
  async boot(): Promise<void> {
    const log = openSync(this.#logFile, 'a');
    const child = spawn(process.execPath, [...NODE_FLAGS, 'apps/api/src/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: this.#environment,
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
  moderate(...words: readonly string[]): Promise<string> {
    return this.#run('moderate.ts', ...words);
  }

  /** What `npm run bounces` says beside it. */
  bounces(): Promise<string> {
    return this.#run('list-bounces.ts');
  }

  async #run(script: string, ...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...NODE_FLAGS, `apps/api/src/${script}`, ...words],
      { cwd: ROOT, env: this.#environment },
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

  /** Ends the process and its database, and removes the data folder and what it has said. */
  async remove(): Promise<void> {
    await this.stop();
    for (const path of [this.dataDir, this.#logFile]) {
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }

  /** What the process has said so far. */
  log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  /** As `npm start` gives it: Playwright's own NODE_ENV would have pages rendered by React's development code. */
  get #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      ...this.#env,
    };
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
    // Not waited for by whoever has ended: `seed` would go on for as long.
    const late = delay(STOP_TIMEOUT, false, { ref: false });
    const ended = await Promise.race([gone.then(() => true), late]);
    if (!ended) {
      child.kill('SIGKILL');
      await gone;
    }
  }
}

const cached = (): string[] => readdirSync(CACHE).map((name) => join(CACHE, name));

/** Copies what is in a folder with owners and modes: PostgreSQL refuses a folder that is not its own. */
async function copy(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** Puts a copy where it is kept, whole or not at all; another may have been quicker. */
async function keep(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const part = mkdtempSync(join(CACHE, 'part-'));
  await copy(from, part);
  try {
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Since a file or folder was last written, in milliseconds; 0 where it is gone. */
const ageOf = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
};

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
