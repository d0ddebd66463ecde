import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { buildTypes, builtName } from './package-types.mjs';
import { fromRoot, root } from './paths.mjs';

/**
 * @typedef {object} Package
 * @property {string} folder - Below the root.
 * @property {Record<string, string>} entries - What others may import, by the names that they use; the name's `*` is the file's.
 * @property {Record<string, string[]>} [styles] - Style sheets, and the folders whose rules each holds.
 * @property {Record<string, string>} [files] - Copied as they are, by their names in the package.
 * @property {Record<string, string>} [bin]
 */

/** What leaves the repository. Their sources are what the site itself uses. @type {Record<string, Package>} */
const packages = {
  '@velours/ui': {
    folder: 'packages/ui',
    entries: {
      './brand': 'src/theme/createTheme.ts',
      './brands': 'src/brands/index.ts',
      './theme': 'src/theme/index.ts',
      './tokens': 'src/theme/designTokens.ts',
      './keepBrand': 'src/theme/keepBrand.ts',
      './primitives/useArrivalFocus': 'src/primitives/useArrivalFocus.ts',
      './primitives/*': 'src/primitives/*/index.ts',
      './components/*': 'src/components/*/index.ts',
      './blocks/*': 'src/blocks/*/index.ts',
    },
    styles: {
      'styles.css': ['theme', 'styles', 'primitives', 'components'],
      'blocks.css': ['blocks'],
    },
    files: {
      'bin/velours-theme.mjs': 'bin/velours-theme.mjs',
      ...Object.fromEntries(
        globSync('tokens/*.gen.json', { cwd: fromRoot('packages', 'ui') })
          .toSorted()
          .map((file) => [file.replace('.gen.', '.'), file]),
      ),
    },
    bin: { 'velours-theme': './bin/velours-theme.mjs' },
  },
  '@velours/machines': {
    folder: 'packages/machines',
    entries: { './react': 'src/react/index.ts', './*': 'src/*/index.ts' },
  },
  '@velours/api-client': { folder: 'packages/api-client', entries: { '.': 'src/index.ts' } },
  '@velours/openapi': {
    folder: 'openapi',
    entries: {
      './types': 'types.ts',
      './page-values': 'page-values.gen.ts',
      './values': 'values.gen.ts',
      './problems': 'problems.ts',
    },
    files: { 'openapi.json': 'openapi.gen.json' },
  },
};

/** Folders that are the package's own workings. */
const INNER = new Set(['testing', 'private', 'react']);

/** @param {string} folder @param {Record<string, string>} entries @returns {[name: string, file: string][]} Each public name with its source. */
const publicFiles = (folder, entries) =>
  Object.entries(entries).flatMap(([name, pattern]) => {
    if (!pattern.includes('*')) return [[name, pattern]];
    const [before = '', after = ''] = pattern.split('*');
    return globSync(pattern, { cwd: fromRoot(folder) })
      .toSorted()
      .map((file) => /** @type {const} */ ([file.slice(before.length, -after.length), file]))
      .filter(([word]) => !INNER.has(word))
      .map(([word, file]) => [name.replace('*', word), file]);
  });

/** @param {Package} one @param {string} into @param {string[]} files */
async function buildScript({ folder, styles }, into, files) {
  const from = fromRoot(folder);
  const sheets = Object.values(styles ?? {}).flat();
  await build({
    root: from,
    base: './',
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: sheets.length > 0 ? [vanillaExtractPlugin({ identifiers: 'short' })] : [],
    build: {
      outDir: into,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [
          ...files,
          ...globSync(
            sheets.map((sheet) => `src/${sheet}/{*,*/*}.css.ts`),
            { cwd: from },
          ),
        ].map((file) => join(from, file)),
        // What a package needs is installed beside it, but for fonts and other files.
        external: (id) => /^[@a-z][^:]*$/.test(id) && !/\.woff2?$/.test(id),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(
            from,
            files.every((file) => file.startsWith('src/')) ? 'src' : '.',
          ),
          entryFileNames: '[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
}

/** Joins the rules of whole folders: each stands in a layer, so one sheet needs no order but that of the layers' own. @param {Package} one @param {string} into */
function joinStyles({ styles = {} }, into) {
  const all = globSync('assets/**/*.css', { cwd: into }).toSorted();
  const layers = all.filter((file) => file.includes('/layers'));
  for (const [sheet, folders] of Object.entries(styles)) {
    const own = all.filter((file) => folders.includes(file.split('/')[1] ?? ''));
    const text = [...layers, ...own.filter((file) => !layers.includes(file))]
      .map((file) => readFileSync(join(into, file), 'utf8'))
      .join('');
    // Addresses of fonts were written for a sheet below the folder of the assets.
    writeFileSync(join(into, sheet), text.replaceAll('url(../', 'url(./assets/'));
    // A sheet is imported for what it does alone.
    writeFileSync(join(into, `${sheet}.d.ts`), 'export {};\n');
  }
  for (const file of all) rmSync(join(into, file));
}

/**
 * What is asked of the installer: only what a built module or type names, for fonts and styles are in the package already. Newer ones
 * that promise to fit will do, so that an app that uses xstate or React Aria itself has one of each.
 * @param {string} into @param {Record<string, string>} dependencies
 */
function dependenciesOf(into, dependencies) {
  const built = globSync('**/*.{js,mjs,d.ts}', { cwd: into })
    .map((file) => readFileSync(join(into, file), 'utf8'))
    .join('\n');
  return Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) =>
        ["'", '"'].some(
          (quote) => built.includes(quote + name + quote) || built.includes(`${quote}${name}/`),
        ),
      )
      .map(([name, version]) => [name, `^${version}`]),
  );
}

/** @param {string} name @param {Package} one @param {[string, string][]} names @param {string} into @returns {object} package.json of what is built. */
function manifestOf(name, { folder, styles = {}, files = {}, bin }, names, into) {
  const own = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
  const { license } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const { version, description, dependencies, peerDependencies } = own;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: Object.keys(styles).length === 0 ? false : Object.keys(styles),
    exports: {
      ...Object.fromEntries(
        names.map(([entry, file]) => {
          const built = `./${builtName(file)}`;
          return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
        }),
      ),
      ...Object.fromEntries(
        Object.keys(styles).map((sheet) => [
          `./${sheet}`,
          { types: `./${sheet}.d.ts`, default: `./${sheet}` },
        ]),
      ),
      ...Object.fromEntries(Object.keys(files).map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    ...(bin ? { bin } : {}),
    ...(dependencies ? { dependencies: dependenciesOf(into, dependencies) } : {}),
    ...(peerDependencies ? { peerDependencies } : {}),
  };
}

/**
 * Builds every package as others install it: modules that Node and every bundler read as they are, types, style sheets that need no
 * plugin, its README, its changelog and the licence.
 * @param {string} into - A folder; each package comes to stand in one of its own below it.
 * @returns {Promise<Record<string, string>>} Their folders by name.
 * @throws {PlainError} where the types do not hold
 */
export async function buildPackages(into) {
  /** @type {Record<string, string>} */
  const built = {};
  for (const [name, one] of Object.entries(packages)) {
    const folder = join(into, basename(name));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const names = publicFiles(one.folder, one.entries);
    const files = names.map(([, file]) => file);
    await buildScript(one, folder, files);
    joinStyles(one, folder);
    await buildTypes(one, folder, files);
    for (const [to, from] of Object.entries({
      ...one.files,
      'README.md': 'README.md',
      'CHANGELOG.md': 'CHANGELOG.md',
    })) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      cpSync(fromRoot(one.folder, from), join(folder, to));
    }
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    writeFileSync(
      join(folder, 'package.json'),
      `${JSON.stringify(manifestOf(name, one, names, folder), null, 2)}\n`,
    );
    built[name] = folder;
  }
  return built;
}
