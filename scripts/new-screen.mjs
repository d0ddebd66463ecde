/**
 * `npm run new:screen -- <feature>/<page> [--path <path>] [--words <namespace.key>]`: writes a page of the site into the folder of
 * its feature (route with its blocks, data with load(), stories) and gives it an address. Then write its words, which it names.
 *
 * --path <path>             address without the first slash (<page>)
 * --words <namespace.key>   where its texts stand in the catalogues (<feature>.<page>)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './lib/paths.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { readCommand, shown, writeNew } from './lib/scaffold.mjs';

const USAGE =
  'Use: npm run new:screen -- <feature>/<page> [--path <path>] [--words <namespace.key>]';
const ROUTES = fromRoot('apps', 'site', 'src', 'routes.ts');

/** @param {string} kebab @returns {string} */
const camel = (kebab) => kebab.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string | undefined} name @returns {[feature: string, page: string]} */
function checkName(name) {
  if (name === undefined) throw new PlainError(`The name is missing. ${USAGE}`);
  const match = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name);
  if (!match || name.length > 60) {
    throw new PlainError(`"${name}" is no name: <feature>/<page>, small letters, digits and -.`);
  }
  return [match[1] ?? '', match[2] ?? ''];
}

/** @param {string} path @param {string} routes @returns {string} */
function checkPath(path, routes) {
  if (!/^(?:[a-z0-9-]+|:[a-zA-Z]\w*\??)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]\w*\??))*$/.test(path)) {
    throw new PlainError(
      `--path "${path}" is no path: write it as routes.ts does, without the first slash.`,
    );
  }
  if (routes.includes(`route('${path}'`)) throw new PlainError(`/${path} exists already.`);
  return path;
}

/** An address that the path leads to, for a story: each parameter needs a value. @param {string} path @returns {string} */
const addressOf = (path) => path.replaceAll(/:\w+\??/g, '1');

/** @param {string} words @returns {[namespace: string, key: string]} */
function checkWords(words) {
  const match = /^([a-z]+)\.([a-zA-Z0-9.]+)$/.exec(words);
  if (!match) throw new PlainError(`--words "${words}" is no place of words: namespace.key.`);
  return [match[1] ?? '', match[2] ?? ''];
}

/** The languages whose catalogues are whole, English first: it is the one that is translated. */
function languages() {
  const locales = fromRoot('locales');
  const found = readdirSync(locales).filter((name) =>
    existsSync(join(locales, name, 'common.json')),
  );
  const whole = found.filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en');
  return ['en', ...whole];
}

try {
  const { name, values } = readCommand(USAGE, {
    path: { type: 'string' },
    words: { type: 'string' },
  });
  const [feature, page] = checkName(name);
  const routes = readFileSync(ROUTES, 'utf8');
  const path = checkPath(values.path ?? page, routes);
  const words = values.words ?? `${feature.replaceAll('-', '')}.${camel(page)}`;
  const [namespace, key] = checkWords(words);
  const Name = camel(`-${page}`);
  const folder = fromRoot('apps', 'site', 'src', 'features', feature);
  const templates = fromRoot('scripts', 'templates', 'screen');
  const files = readdirSync(templates).map((file) => [
    join(folder, file.replace(/\.txt$/, '').replace(/^page\./, `${page}.`)),
    readFileSync(join(templates, file), 'utf8')
      .replaceAll('__Name__', Name)
      .replaceAll(
        '__Title__',
        Name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`),
      )
      .replaceAll('__page__', page)
      .replaceAll('__path__', path)
      .replaceAll('__address__', addressOf(path))
      .replaceAll('__words__', words)
      .replaceAll('__namespace__', namespace),
  ]);
  writeNew(Object.fromEntries(files));
  const line = `    route('${path}', 'features/${feature}/${page}.route.tsx'),\n`;
  writeFileSync(
    ROUTES,
    routes.replace(/^ {4}index\(.*\),\n/m, (first) => first + line),
  );
  say(`  ${shown(ROUTES)}: /${path}, in the default layout`);
  // The length of the name decides where lines break.
  const written = files.map(([file = '']) => file);
  execFileSync(
    process.execPath,
    [fromRoot('node_modules', 'oxfmt', 'bin', 'oxfmt'), ROUTES, ...written],
    { stdio: 'ignore' },
  );
  say(`\nStill to be written by you: ${key}.title and ${key}.lead in`);
  for (const language of languages()) say(`  locales/${language}/${namespace}.json`);
  if (!existsSync(fromRoot('locales', 'en', `${namespace}.json`)))
    say(`which is a new namespace: a line in locales/bundled.ts, too.`);
  say('and its path in e2e/flows/visitors/every-page.spec.ts. Then: docs/contributing/screen.md.');
} catch (error) {
  stop(error);
}
