import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE as languages } from '../locales/languages.ts';
import { themedBrands } from '../packages/ui/src/brands/register.gen.ts';
import { brandKeys, brandRegister } from './lib/brand-register.mjs';
import { copyOfRepository, tool } from './lib/copy.mjs';
import { mailLooks } from './lib/mail-looks.mjs';
import { fromRoot } from './lib/paths.mjs';

/** What the two commands and the checks of what they write need; everything else of the repository stays away. */
const COPIED = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'tsconfig.base.json',
  'package.json',
  'scripts/lib',
  'scripts/lint',
  'scripts/templates',
  'scripts/new-brand.mjs',
  'scripts/new-component.mjs',
  'scripts/new-screen.mjs',
  'apps/api/src',
  'apps/api/package.json',
  'apps/api/settings.schema.gen.json',
  'apps/site/src',
  'apps/site/package.json',
  'apps/site/icon-files.ts',
  'locales',
  'openapi',
  'packages/host',
  'packages/ui/package.json',
  '.storybook/matrix.ts',
  ...['blocks', 'brands', 'components', 'primitives', 'styles', 'testing', 'theme'].map(
    (room) => `packages/ui/src/${room}`,
  ),
];

const CONFIG = `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
export default { plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })] };
`;

/** @type {ReturnType<typeof copyOfRepository>} */
let copy;
const inCopy = (/** @type {string[]} */ ...parts) => copy.inCopy(...parts);
const run = (/** @type {string[]} */ ...command) => copy.run(...command);
const vitest = (/** @type {string[]} */ ...files) => copy.vitest(...files);
const brands = () => inCopy('packages', 'ui', 'src', 'brands');

const newBrand = (/** @type {string[]} */ ...more) => run('scripts/new-brand.mjs', ...more);
const newScreen = (/** @type {string[]} */ ...more) => run('scripts/new-screen.mjs', ...more);
const newComponent = (/** @type {string[]} */ ...more) => run('scripts/new-component.mjs', ...more);

beforeAll(() => {
  copy = copyOfRepository(COPIED);
  writeFileSync(inCopy('vitest.config.ts'), CONFIG);
  const { compilerOptions } = JSON.parse(
    readFileSync(fromRoot('packages/ui/tsconfig.json'), 'utf8'),
  );
  writeFileSync(
    inCopy('packages', 'ui', 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions,
      include: ['src/brands', 'src/theme', 'src/components/Probe*', 'src/blocks/Probe*'],
    }),
  );
});
afterAll(() => copy.remove());

describe('npm run new:brand', () => {
  test('what is registered is what the folder holds: else run npm run new:brand', () => {
    const folder = fromRoot('packages', 'ui', 'src', 'brands');
    for (const [name, text] of Object.entries(brandRegister(folder))) {
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    }
    const keys = fromRoot('apps', 'api', 'src', 'domain', 'settings', 'brand-keys.gen.ts');
    expect(readFileSync(keys, 'utf8')).toBe(brandKeys(folder));
    const looks = fromRoot('apps', 'api', 'src', 'ports', 'mail', 'looks.gen.ts');
    expect(readFileSync(looks, 'utf8')).toBe(mailLooks(themedBrands));
  });

  const awkward = ['--primary', '#4C6EF5', '--secondary', '#fffbe0', '--radius', 'round'];
  const everyTagline = languages.flatMap((one) => [
    '--tagline',
    `${one}=Late, and worth it (${one}).`,
  ]);

  test('[D02] an eighth brand is whole by one command: theme, texts, settings, Storybook and site; it passes what the seven pass', async () => {
    const filesOf = () =>
      Object.fromEntries(
        readdirSync(copy.folder)
          // The tools are the repository's own, where others may be at work.
          .filter((name) => name !== 'node_modules')
          .flatMap((name) => [
            name,
            ...(statSync(inCopy(name)).isDirectory()
              ? readdirSync(inCopy(name), { recursive: true }).map((path) =>
                  join(name, String(path)),
                )
              : []),
          ])
          .filter((path) => !path.includes('node_modules') && statSync(inCopy(path)).isFile())
          .map((path) => [path, readFileSync(inCopy(path), 'utf8')]),
      );
    const before = filesOf();
    const { code, text } = await newBrand('dusk', ...awkward, ...everyTagline);
    expect(text).toMatch(/dusk: all \d+ pairs of colours are readable, light and dark\./);
    expect(text).toContain('Warning: primary #4c6ef5 is dull: only black reads on it.');
    expect(text).not.toContain('To be translated');
    expect(code).toBe(0);
    const after = filesOf();
    const changed = Object.keys(after).filter((path) => before[path] !== after[path]);
    const catalogues = everyTagline
      .filter((one) => one !== '--tagline')
      .map((one) => `locales/${one.slice(0, 2)}/brands/dusk.json`);
    expect(changed.filter((path) => !path.includes('/tokens/')).toSorted()).toEqual(
      [
        'apps/api/settings.schema.gen.json',
        'apps/api/src/domain/settings/brand-keys.gen.ts',
        'apps/api/src/domain/settings/demo.json',
        'apps/api/src/ports/mail/looks.gen.ts',
        'packages/ui/src/brands/dusk.ts',
        'packages/ui/src/brands/ids.gen.ts',
        'packages/ui/src/brands/register.gen.ts',
        ...catalogues,
      ].toSorted(),
    );

    // What others wrote stands as they wrote it: lines are added, none is changed but for a comma.
    const settings = 'apps/api/src/domain/settings/demo.json';
    const linesOf = (/** @type {string | undefined} */ file = '') =>
      file.split('\n').map((line) => line.replace(/,$/, ''));
    const kept = linesOf(after[settings]);
    expect(linesOf(before[settings]).filter((line) => !kept.includes(line))).toEqual([]);
    expect(text).toContain('home.lead, likes.received.emptyText and chat.list.emptyText');

    // The checks of the seven: theme, catalogues, and the domains of the server with the schema of their file.
    const report = await vitest(
      'packages/ui/src/theme',
      'locales/catalogues.test.ts',
      'locales/glossary.test.ts',
      'locales/size.test.ts',
      'apps/api/src/domain/settings',
    );
    const all = report.testResults.flatMap((file) => file.assertionResults);
    expect(all.filter(({ status }) => status !== 'passed').map((one) => one.fullName)).toEqual([]);
    const names = all.map(({ fullName }) => fullName);
    expect(names).toContain('dusk [V19] dark: every pair of colours reaches its contrast');
    expect(names).toContain(
      'settings of a domain [V01] the domain dusk has its own niche 8, name, title and description',
    );

    // What the site and Storybook show is what is registered.
    const shown = await run(
      '--input-type=module',
      '-e',
      "const { brands } = await import('@velours/ui/brands'); const { matrix } = await import('./.storybook/matrix.ts'); console.log(JSON.stringify([brands.at(-1), matrix.brands.at(-1)]))",
    );
    const [ofSite, ofStorybook] = JSON.parse(shown.text);
    expect(ofSite).toMatchObject({ id: 'dusk', niche: 8 });
    expect(ofStorybook).toMatchObject({ id: 'dusk' });
  });

  test('[D02] with its English words alone the check of the catalogues refuses it, and the command says what is left', async () => {
    const english = ['--tagline', 'en=After dark, we talk.'];
    const { code, text } = await newBrand(
      'night',
      ...awkward,
      ...english,
      '--name',
      'Night Line',
      '--night',
      '#0A0B0C',
    );
    expect(code).toBe(0);
    expect(readFileSync(inCopy('packages', 'ui', 'src', 'brands', 'night.ts'), 'utf8')).toContain(
      "\n  night: '#0a0b0c',\n",
    );
    const left = `in ${languages.filter((one) => one !== 'en').join(', ')}.`;
    expect(text).toContain(
      `To be translated: home.headline of locales/*/brands/night.json ${left}`,
    );
    expect((await newBrand()).text).toContain(
      `home.headline of locales/*/brands/night.json ${left}`,
    );
    const report = await vitest('locales/catalogues.test.ts');
    const failed = report.testResults
      .flatMap((file) => file.assertionResults)
      .filter(({ status }) => status === 'failed')
      .map((one) => one.fullName);
    expect(failed).toContain(
      'translation de: a text equals the English one only where that is right',
    );
    const file = inCopy('apps', 'api', 'src', 'domain', 'settings', 'demo.json');
    const { domains } = JSON.parse(readFileSync(file, 'utf8'));
    expect(domains.night).toMatchObject({ hosts: ['night.localhost'], name: 'Night Line' });
  });

  test('the same test fails for it where the derivation makes an unreadable pair', async () => {
    const file = inCopy('packages', 'ui', 'src', 'theme', 'roles.ts');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace('\n    text,\n', '\n    text: seed,\n'));
    const report = await vitest('packages/ui/src/theme/contrast.test.ts');
    writeFileSync(file, source);
    const failed = report.testResults.flatMap((suite) =>
      suite.assertionResults.filter(({ status }) => status === 'failed').map((one) => one.fullName),
    );
    expect(failed).toContain('dusk [V19] light: every pair of colours reaches its contrast');
  });

  const seeds = ['--primary', '#2bc7bf', '--secondary', '#ff82e7', '--tagline', 'en=Hello.'];
  test.each([
    [['Dusk Two', ...seeds], '"Dusk Two" is no id'],
    [['she', ...seeds], 'The brand "she" exists already.'],
    [['docs', ...seeds], '"docs" is reserved'],
    [['class', ...seeds], '"class" is reserved'],
    [['dawn', '--primary', 'teal', '--secondary', '#ff82e7'], '--primary "teal" is no colour'],
    [['dawn', '--primary', '#2bc7bf'], '--secondary is missing.'],
    [['dawn', ...seeds.slice(0, 4)], '--tagline en=... is missing.'],
    [['dawn', ...seeds, '--tagline', 'xx=Hello.'], 'does not begin with a language of the site'],
    [['dawn', ...seeds, '--name', '<b>'], '--name "<b>" is no such text'],
    [['dawn', ...seeds, '--radius', 'oval'], '--radius "oval" is not one of sharp, soft, round.'],
    [['dawn', ...seeds, '--title', "'; drop"], 'is no title'],
    [['dawn', ...seeds, '--colour', 'red'], "Unknown option '--colour'"],
    [['dawn', 'dusk', ...seeds], 'One name at a time.'],
    [seeds, 'The id is missing.'],
  ])('%j is refused in one line', async (given, said) => {
    const { code, text } = await newBrand(...given);
    expect(code).toBe(1);
    expect(text.trim().split('\n')).toEqual([expect.stringContaining(said)]);
    expect(existsSync(join(brands(), 'dawn.ts'))).toBe(false);
  });

  test.each([
    [
      { id: 'gay' },
      `dawn.ts is no brand: it needs "export const dawn: Brand", "id: 'dawn'", a niche and a default scheme.`,
    ],
    [{ niche: 7 }, 'dawn and gay both have niche 7: each has its own.'],
  ])('a copy that kept %j is not registered', async (kept, said) => {
    const file = join(brands(), 'dawn.ts');
    const { id, niche } = { id: 'dawn', niche: 99, ...kept };
    writeFileSync(
      file,
      readFileSync(join(brands(), 'gay.ts'), 'utf8')
        .replace('const gay', 'const dawn')
        .replace("id: 'gay'", `id: '${id}'`)
        .replace('niche: 7', `niche: ${niche}`),
    );
    const { code, text } = await newBrand();
    rmSync(file);
    expect([code, text.trim()]).toEqual([1, said]);
  });

  test('what a removed brand left is named, since no server starts with it', async () => {
    const words = inCopy('locales', 'en', 'brands', 'dawn.json');
    writeFileSync(words, '{}');
    const { code, text } = await newBrand();
    rmSync(words);
    expect([code, text.trim().split('\n')]).toEqual([
      1,
      ['No brand has these any more; remove them:', 'locales/*/brands/dawn.json'],
    ]);
  });
});

describe('npm run new:component', () => {
  test('what it writes is formatted, linted, typed and tested from the first minute', async () => {
    const written = [
      await newComponent('ProbeWithAVeryLongNameThatBreaksLines'),
      await newComponent('ProbeList', '--block'),
    ];
    expect(written.map(({ code }) => code)).toEqual([0, 0]);
    // The one check that what nobody uses yet does not pass is named.
    expect(written[1]?.text).toContain(
      "npm run imports refuses it (ui-holds-what-members-see) until a page uses it, or 'blocks/ProbeList' stands in WAITING",
    );
    const block = inCopy('packages', 'ui', 'src', 'blocks', 'ProbeList');
    expect(readdirSync(block).toSorted()).toEqual([
      'ProbeList.css.ts',
      'ProbeList.docs.mdx',
      'ProbeList.fixtures.ts',
      'ProbeList.stories.tsx',
      'ProbeList.test.tsx',
      'ProbeList.tsx',
      'ProbeList.types.ts',
      'index.ts',
    ]);
    const stories = readFileSync(join(block, 'ProbeList.stories.tsx'), 'utf8');
    for (const story of ['Default', 'Playground', 'States', 'Stress', 'Sheet']) {
      expect(stories).toContain(`export const ${story}: Story = {`);
    }

    const folders = [
      'packages/ui/src/components/ProbeWithAVeryLongNameThatBreaksLines',
      'packages/ui/src/blocks/ProbeList',
    ];
    const [format, lint, types, unit] = await Promise.all([
      run(tool('oxfmt', 'bin', 'oxfmt'), '--check', ...folders, 'packages/ui/src/brands'),
      run(tool('oxlint', 'bin', 'oxlint'), ...folders, 'packages/ui/src/brands'),
      run(tool('@typescript', 'native', 'bin', 'tsc'), '-p', 'packages/ui'),
      vitest(...folders),
    ]);
    expect(format).toEqual({ code: 0, text: expect.stringContaining('correct format') });
    expect(lint).toEqual({
      code: 0,
      text: expect.stringContaining('Found 0 warnings and 0 errors'),
    });
    expect(types).toEqual({ code: 0, text: '' });
    expect(unit).toMatchObject({ numPassedTests: 6, numFailedTests: 0 });
  });

  test.each([
    [['card list'], '"card list" is no name: PascalCase'],
    [['cardList'], '"cardList" is no name: PascalCase'],
    [['Button'], 'packages/ui/src/components/Button exists already.'],
    [['Stack', '--block'], 'packages/ui/src/primitives/Stack exists already.'],
    [['Fragment'], '"Fragment" is reserved'],
    [['Probe', '--screen'], "Unknown option '--screen'"],
    [[], 'The name is missing.'],
  ])('%j is refused in one line', async (given, said) => {
    const { code, text } = await newComponent(...given);
    expect(code).toBe(1);
    expect(text.trim().split('\n')).toEqual([expect.stringContaining(said)]);
  });
});

describe('npm run new:screen', () => {
  const feature = () => inCopy('apps', 'site', 'src', 'features', 'guest-book');
  const routes = () => readFileSync(inCopy('apps', 'site', 'src', 'routes.ts'), 'utf8');

  test('what it writes is formatted, linted, typed and has an address; its words are named', async () => {
    const { code, text } = await newScreen(
      'guest-book/thank-you',
      '--path',
      'guest-book/:memberId/:slug?',
      '--words',
      'safety.reports',
    );
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(readdirSync(feature()).toSorted()).toEqual([
      'thank-you.route.tsx',
      'thank-you.stories.tsx',
      'thank-you.ts',
    ]);
    expect(routes()).toContain(
      "\n    route('guest-book/:memberId/:slug?', 'features/guest-book/thank-you.route.tsx'),\n",
    );
    expect(readFileSync(join(feature(), 'thank-you.stories.tsx'), 'utf8')).toContain(
      "path: '/guest-book/1/1'",
    );
    const languages = readdirSync(inCopy('locales')).filter((name) => /^[a-z]{2}$/.test(name));
    expect(languages.length).toBeGreaterThan(10);
    expect(text).toContain('reports.title and reports.lead in');
    for (const language of languages) expect(text).toContain(`locales/${language}/safety.json`);

    // The words are there already, so that all of it compiles.
    const { compilerOptions } = JSON.parse(
      readFileSync(fromRoot('apps/site/tsconfig.json'), 'utf8'),
    );
    writeFileSync(
      inCopy('apps', 'site', 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: { ...compilerOptions, rootDirs: undefined },
        include: ['src/features/guest-book', 'src/routes.ts'],
      }),
    );
    const written = ['apps/site/src/features/guest-book', 'apps/site/src/routes.ts'];
    const [format, lint, types] = await Promise.all([
      run(tool('oxfmt', 'bin', 'oxfmt'), '--check', ...written),
      run(tool('oxlint', 'bin', 'oxlint'), ...written),
      run(tool('@typescript', 'native', 'bin', 'tsc'), '-p', 'apps/site'),
    ]);
    expect(format).toEqual({ code: 0, text: expect.stringContaining('correct format') });
    expect(lint).toEqual({
      code: 0,
      text: expect.stringContaining('Found 0 warnings and 0 errors'),
    });
    expect(types).toEqual({ code: 0, text: '' });
  });

  test('words of a namespace that is not there ask for a new one', async () => {
    const { code, text } = await newScreen('polls/poll-list');
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toContain('locales/nl/polls.json');
    expect(text).toContain('a line in locales/bundled.ts');
  });

  test.each([
    [['GuestBook'], '"GuestBook" is no name: <feature>/<page>'],
    [['search/Members'], '"search/Members" is no name'],
    [['search/members'], '/members exists already.'],
    [['search/members', '--path', 'found'], 'features/search/members.route.tsx exists already.'],
    [['search/found', '--path', '/found'], '--path "/found" is no path'],
    [['search/found', '--path', 'found/:'], '--path "found/:" is no path'],
    [['search/found', '--words', 'Found'], '--words "Found" is no place of words'],
    [['search/found', '--layout', 'chat'], "Unknown option '--layout'"],
    [[], 'The name is missing.'],
  ])('%j is refused in one line', async (given, said) => {
    const before = routes();
    const { code, text } = await newScreen(...given);
    expect(code).toBe(1);
    expect(text.trim().split('\n')).toEqual([expect.stringContaining(said)]);
    expect(routes()).toBe(before);
  });
});
