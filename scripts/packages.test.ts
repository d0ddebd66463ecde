import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, createServer, preview, type Connect, type InlineConfig, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from './lib/chromium.mjs';
import { filesOf } from './lib/first-page.mjs';
import { fromRoot } from './lib/paths.mjs';

/** Those that have a README with a first page, and where its dependencies are found. */
const folders = {
  ui: fromRoot('packages', 'ui'),
  machines: fromRoot('packages', 'machines'),
  'api-client': fromRoot('packages', 'api-client'),
  openapi: fromRoot('openapi'),
};
const pages = ['ui', 'machines', 'api-client'] as const;

let app = '';
const inApp = (...parts: string[]): string => join(app, ...parts);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Puts a package of the registry beside the others, as an install would; what nobody names is not found. */
function install(name: string, from: string): void {
  const path = inApp('node_modules', name);
  if (existsSync(path)) return;
  const here = join(from, 'node_modules', name);
  if (!existsSync(here)) return install(name, dirname(from));
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(here, path);
}

/** Unpacks an archive, and installs what its manifest asks for. */
function installArchive(archive: string, name: string, from: string): void {
  const path = inApp('node_modules', '@velours', name);
  mkdirSync(path, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', path]);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string> | undefined>;
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (!needed.startsWith('@velours/')) install(needed, from);
  }
}

/** A server of the contract, in the words of its example. */
const contractServer = (): Plugin => {
  const contract = JSON.parse(
    readFileSync(inApp('node_modules', '@velours', 'openapi', 'openapi.json'), 'utf8'),
  );
  const { value } = contract.components.examples.SettingsGeneral;
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/settings.php')) return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  return {
    name: 'contract-server',
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
};

let browser: Browser;

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'velours-outside-'));
  const archives = inApp('archives');
  execFileSync(process.execPath, [fromRoot('scripts', 'packages.mjs'), '--into', archives]);
  for (const archive of readdirSync(archives)) {
    const [, name = ''] = /^velours-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(archive) ?? [];
    installArchive(join(archives, archive), name, folders[name as keyof typeof folders]);
  }
  // What every React app with Vite and TypeScript has.
  for (const name of ['react-dom', 'vite', '@types/react', '@types/react-dom'])
    install(name, fromRoot());
  write(inApp('package.json'), JSON.stringify({ type: 'module', private: true }));
  for (const name of pages) {
    for (const [path, text] of filesOf(readFileSync(join(folders[name], 'README.md'), 'utf8')))
      write(inApp(name, path), text);
  }
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  rmSync(app, { recursive: true, force: true });
});

const config = (): InlineConfig => ({
  root: app,
  configFile: false,
  logLevel: 'error',
  plugins: [contractServer()],
  server: { port: 0, host: '127.0.0.1' },
  preview: { port: 0, host: '127.0.0.1' },
  build: { rolldownOptions: { input: pages.map((name) => inApp(name, 'index.html')) } },
});

/** What each README promises to whoever follows it. */
const promises: Record<(typeof pages)[number], (page: Page) => Promise<void>> = {
  ui: async (page) => {
    const button = page.getByRole('button', { name: 'Open' });
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontFamily };
    });
    expect(look).toMatchObject({ backgroundColor: 'rgb(15, 124, 138)', borderRadius: '12px' });
    expect(look.fontFamily).toContain('Open Sans');
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await canvas();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await canvas()).not.toBe(light);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hello' });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
  },
  machines: async (page) => {
    const says = (state: string) => page.getByRole('status').filter({ hasText: state }).waitFor();
    await says('idle');
    await page.getByRole('button', { name: 'Start' }).click();
    await says('running');
    await page.getByRole('button', { name: 'Finish' }).click();
    await says('finishing');
    await says('idle');
  },
  'api-client': async (page) => {
    await page.getByText('Welcome to Velours').waitFor();
  },
};

/** Opens each first page in Chromium, and has its README's promises kept. @returns what the browser complained of */
async function complaintsAt({
  httpServer,
}: {
  httpServer: { address(): unknown } | null;
}): Promise<string[]> {
  const address = httpServer?.address() as { port: number } | undefined;
  if (!address) throw new Error('no server listens');
  const complaints: string[] = [];
  for (const name of pages) {
    const page = await browser.newPage();
    const note = (what: string): void => void complaints.push(`${name}: ${what}`);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      // A page without an icon is asked for one.
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
        note(message.text());
    });
    await page.goto(`http://127.0.0.1:${address.port}/${name}/index.html`);
    await promises[name](page).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}\n${complaints.join('\n')}`, { cause: error });
    });
    await page.close();
  }
  return complaints;
}

test('an option that the command does not know is told without a stack', () => {
  const command = fromRoot('scripts', 'packages.mjs');
  const { stderr, status } = spawnSync(process.execPath, [command, '--to', 'x'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^\nUnknown option '--to'[^\n]*\n$/);
  expect(status).toBe(1);
});

describe('an app outside of the repository', () => {
  test('[D01] builds with the packed packages, and shows a branded button and dialog, a machine and a call', async () => {
    await build(config());
    const server = await preview(config());
    expect(await complaintsAt(server)).toEqual([]);
    await server.close();
  });

  test('[D01] shows the same while it is developed, with no setting of its own', async () => {
    const server = await createServer(config());
    await server.listen();
    expect(await complaintsAt(server)).toEqual([]);
    await server.close();
  });

  test('[D01] renders on a server without a bundler', () => {
    const html = execFileSync(process.execPath, [inApp('ui', 'src', 'server.js')], {
      encoding: 'utf8',
    });
    expect(html).toMatch(/<button [^>]*class="[^"]+".*Open.*<\/button>/);
    expect(html).toContain('--velours-color-primary-fill:#0f7c8a');
    expect(html).toContain('<html lang="en" data-brand="tide" data-color-scheme="system">');
  });

  test.each(['bundler', 'nodenext'])('[D01] is typed, by %s', (moduleResolution) => {
    write(
      inApp('tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          target: 'es2023',
          lib: ['es2024', 'dom', 'dom.iterable'],
          module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
          moduleResolution,
          jsx: 'react-jsx',
          allowImportingTsExtensions: true,
          noEmit: true,
          types: [],
        },
        include: ['*/src/**/*.ts', '*/src/**/*.tsx'],
      }),
    );
    const command = fromRoot('node_modules', '.bin', 'tsc');
    expect(spawnSync(command, ['-p', app], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('[D01] asks for nothing that it does not name, and shows no type that nobody can come upon', () => {
    const inUi = (...parts: string[]): string => inApp('node_modules', '@velours', 'ui', ...parts);
    const { dependencies } = JSON.parse(readFileSync(inUi('package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    // One of each with what the app itself asks for.
    expect(Object.values(dependencies).filter((version) => !version.startsWith('^'))).toEqual([]);
    expect(Object.keys(dependencies)).toEqual([
      '@vanilla-extract/recipes',
      'culori',
      'react-aria-components',
    ]);
    const shown = globSync('*/**/*.css.d.ts', { cwd: inUi() }).map((file) => basename(file));
    expect(shown.toSorted()).toEqual(['atoms.css.d.ts', 'contract.css.d.ts', 'layers.css.d.ts']);
  });

  test('[D05] gives its themes as design tokens, and built CSS with one brand alone', () => {
    write(
      inApp('ui', 'src', 'tokens.js'),
      `import { defineBrand } from '@velours/ui/brand';
import { keepBrand } from '@velours/ui/keepBrand';
import { designTokens, readDesignTokens } from '@velours/ui/tokens';
import she from '@velours/ui/tokens/she-dark.tokens.json' with { type: 'json' };
const tide = defineBrand({ id: 'tide', seeds: { primary: '#0f7c8a', secondary: '#d9b3e6' }, radius: 'soft', displayWeight: 700 });
console.log(JSON.stringify([
  readDesignTokens(designTokens(tide, 'light')).get('color.primary.fill'),
  readDesignTokens(she).get('radius.full') !== undefined,
  keepBrand('[data-brand=she]{a:b}[data-brand=tide]{c:d}', 'tide'),
]));`,
    );
    const said = execFileSync(process.execPath, [inApp('ui', 'src', 'tokens.js')], {
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual(['#0f7c8a', true, '[data-brand=tide]{c:d}']);
  });

  test('[D01] measures a brand in the terminal, and writes its theme', () => {
    const brand = {
      id: 'tide',
      seeds: { primary: '#0f7c8a', secondary: '#d9b3e6' },
      radius: 'soft',
      displayWeight: 700,
    };
    write(inApp('brand.json'), JSON.stringify(brand));
    const command = inApp('node_modules', '@velours', 'ui', 'bin', 'velours-theme.mjs');
    const theme = (...args: string[]) =>
      execFileSync(process.execPath, [command, ...args], {
        cwd: app,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(theme('brand.json', 'theme.css')).toContain('tide: every pair of colours can be read');
    expect(readFileSync(inApp('theme.css'), 'utf8')).toContain('[data-brand="tide"]{');
    write(inApp('wrong.json'), JSON.stringify({ ...brand, radius: 'oval' }));
    expect(() => theme('wrong.json')).toThrow(/`radius` is one of sharp, soft, round/);
    expect(theme('--help')).toContain('velours-theme <brand.json>');
  });
});
