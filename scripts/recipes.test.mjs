/**
 * The recipes of docs/contributing, followed step by step in a copy of the repository. What a recipe leaves out fails here. Those of a brand, a
 * component and a screen are commands: scripts/new.test.mjs. That of mutants takes a minute: npm run proof:outside.
 */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfRepository, tool } from './lib/copy.mjs';
import { fromRoot } from './lib/paths.mjs';
import { stages } from './lib/stages.mjs';

const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'apps/api',
  'apps/site/src',
  'apps/site/package.json',
  'docs/access-matrix.gen.md',
  'locales',
  'openapi',
  'packages/api-client',
  'packages/host',
  'packages/machines',
  'packages/ui/src',
];

/** @type {ReturnType<typeof copyOfRepository>} */
let copy;

/** Puts something after the first place of a text in a file. @param {string} file @param {string} place @param {string} more */
function insert(file, place, more) {
  const path = copy.inCopy(file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(place)) throw new Error(`${file} has no ${place}`);
  writeFileSync(path, text.replace(place, `${place}${more}`));
}

const generate = () => copy.run('openapi/generate.ts');
const types = () => copy.run(tool('@typescript', 'native', 'bin', 'tsc'), '-p', 'apps/api');

beforeAll(() => {
  // docs/contributing/machine.md has its diagram written so.
  copy = copyOfRepository(COPIED, { UPDATE_DIAGRAMS: '1' });
  // The server without its tests.
  const tsconfig = copy.inCopy('apps', 'api', 'tsconfig.json');
  const own = JSON.parse(readFileSync(tsconfig, 'utf8'));
  writeFileSync(tsconfig, JSON.stringify({ ...own, include: ['src/main.ts'] }));
});
afterAll(() => copy.remove());

describe('docs/contributing/language.md', () => {
  test(
    'the checks of a language that is listed with copied texts name what is to be translated, and nothing else',
    { timeout: 900_000 },
    async () => {
      insert('openapi/components/values.yaml', 'enum: [da, de, en, en-US', ', cs');
      expect(await generate()).toMatchObject({ code: 0 });
      cpSync(copy.inCopy('locales/en'), copy.inCopy('locales/cs'), { recursive: true });
      insert('locales/languages.ts', 'COMPLETE = [', "'cs', ");
      insert('locales/languages.ts', 'string>> = {', "cs: 'Čeština',");
      for (const words of ['same-as-english', 'glossary'])
        cpSync(copy.inCopy(`locales/${words}/da.ts`), copy.inCopy(`locales/${words}/cs.ts`));

      const { testResults } = await copy.vitest('--project=locales');
      const unread = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
      expect(unread).toEqual([]);
      const failed = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => fullName);
      expect(failed).toContain(
        'translation cs: a text equals the English one only where that is right',
      );
      expect(failed.filter((name) => !/\bcs\b|plural/.test(name))).toEqual([]);
    },
  );
});

describe('docs/contributing/endpoint.md', () => {
  test(
    'an endpoint that is described, generated and served is typed, checked and open to whom it says',
    { timeout: 900_000 },
    async () => {
      const companyInfo = readFileSync(copy.inCopy('openapi/paths/companyinfo.yaml'), 'utf8');
      const greeting = companyInfo.replace('getCompanyInfo', 'getGreeting');
      writeFileSync(copy.inCopy('openapi/paths/greeting.yaml'), greeting);
      insert(
        'openapi/openapi.yaml',
        '\npaths:\n',
        '  /api/greeting.php:\n    $ref: paths/greeting.yaml\n',
      );
      expect(await generate()).toMatchObject({ code: 0 });
      expect(readFileSync(copy.inCopy('docs/access-matrix.gen.md'), 'utf8')).toContain(
        '| getGreeting | GET greeting.php |',
      );

      const route = readFileSync(copy.inCopy('apps/api/src/routes/companyinfo.ts'), 'utf8');
      writeFileSync(
        copy.inCopy('apps/api/src/routes/greeting.ts'),
        route.replace('getCompanyInfo', 'getGreeting'),
      );
      const index = 'apps/api/src/routes/index.ts';
      insert(
        index,
        "import * as gift from './gift.ts';\n",
        "import * as greeting from './greeting.ts';\n",
      );
      insert(index, '  ...gift.routes(services),\n', '  ...greeting.routes(services),\n');
      expect(await types()).toEqual({ code: 0, text: '' });

      const report = await copy.vitest(
        '--project=api',
        'apps/api/src/contract.test.ts',
        '-t',
        'getGreeting',
      );
      expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
    },
  );
});

describe('docs/contributing/machine.md', () => {
  test(
    'a machine of the files that it names is proven, and its diagram written',
    { timeout: 900_000 },
    async () => {
      const from = copy.inCopy('packages', 'machines', 'src', 'timeBonus');
      const to = copy.inCopy('packages', 'machines', 'src', 'probe');
      const named = readFileSync(fromRoot('docs/contributing/machine.md'), 'utf8').matchAll(
        /^\| `(?:x\.)?([\w.]+)` /gm,
      );
      const files = [...named].map(([, name]) => name).filter((name) => name !== 'x');
      expect(readdirSync(from).map((name) => name.replace('timeBonus.', ''))).toEqual(
        expect.arrayContaining(files),
      );
      cpSync(from, to, { recursive: true });
      for (const name of readdirSync(to)) {
        const text = readFileSync(`${to}/${name}`, 'utf8')
          .replaceAll('timeBonus', 'probe')
          .replace(/```mermaid\n[\s\S]*?```/, '```mermaid\n```');
        rmSync(`${to}/${name}`);
        writeFileSync(`${to}/${name.replace('timeBonus', 'probe')}`, text);
      }
      const report = await copy.vitest('--project=machines', 'packages/machines/src/probe');
      expect(report.numFailedTests).toBe(0);
      expect(report.numPassedTests).toBeGreaterThan(5);
      expect(readFileSync(`${to}/probe.docs.md`, 'utf8')).toMatch(/```mermaid\n\w[\s\S]+\n```/);
    },
  );
});

describe('docs/contributing/testing.md', () => {
  test('names the stages that there are, in their order', () => {
    const page = readFileSync(fromRoot('docs/contributing/testing.md'), 'utf8');
    const [table = ''] = page.split('\n\n').filter((part) => part.includes('| `lint` '));
    const named = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    expect(named).toEqual(stages.map(({ name }) => name));
  });
});
