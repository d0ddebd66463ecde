import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fromRoot, root } from './paths.mjs';
import { run } from './process.mjs';
import { toolEnvironment } from './runtime.mjs';
import { PlainError, say } from './say.mjs';

/** Everything the built site is made of. */
const SITE_SOURCES = [
  'apps/site',
  'openapi',
  'packages/ui',
  'packages/machines',
  'packages/api-client',
  'locales',
  'tsconfig.base.json',
  'package-lock.json',
].map((path) => fromRoot(path));

const STAMP = fromRoot('apps', 'site', 'build', '.stamp');
const RESULT = fromRoot('apps', 'site', 'build', 'server', 'index.js');

/** Here and not at the first start: what is built stays as it is, and a folder that cannot be written is served compressed, too. */
const COMPRESS = [
  '--eval',
  `import('@velours/host/compression').then((host) => host.compressFiles('build/client'))`,
];

/** @returns {boolean} Whether the build on disk was made from the sources on disk. */
function isSiteBuilt() {
  return (
    existsSync(RESULT) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint(root, SITE_SOURCES)
  );
}

/**
 * Builds the site when its sources differ from those of the last build.
 * @param {string} node - From `findNode`.
 */
export async function ensureSiteBuilt(node) {
  if (isSiteBuilt()) return;
  const made = fingerprint(root, SITE_SOURCES);
  say('Building the site ...');
  const inSite = {
    cwd: fromRoot('apps', 'site'),
    env: toolEnvironment(node, { NODE_ENV: 'production' }),
    quiet: true,
  };
  const build = [fromRoot('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'];
  const code = (await run(node, build, inSite)) || (await run(node, COMPRESS, inSite));
  if (code !== 0) throw new PlainError(`The site could not be built (code ${code}): see above.`);
  writeFileSync(STAMP, made);
}
