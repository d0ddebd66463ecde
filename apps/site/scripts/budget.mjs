/**
 * Checks the built site against the budgets of QUALITY.md ("Cost on the page"): what a page loads before anyone touches
 * it, gzipped, all vendors included. Prints a table; exits with 1 where a budget is exceeded. Run after the build.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { keepBrand } from '@velours/ui/theme/keepBrand.ts';

const build = new URL('../build/', import.meta.url);
const { assets } = await import(new URL('server/index.js', build).href);
const viteManifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', build), 'utf8'));

/** A kB of the budgets is 1000 bytes. */
const KB = 1000;
const CSS_BUDGET = 12;

/** What a member's page imports by itself once it is idle, as source files (src/background/Background.tsx). */
const LIVE = ['src/background/MemberHost.tsx'];

/** Pages with their budget of JavaScript in kB; `deferred` are imports that no touch of the visitor starts. */
const pages = [
  { name: 'log-in', route: 'features/log-in/login.route', budget: 175, deferred: [] },
  { name: 'sign-up', route: 'features/sign-up/signup.route', budget: 175, deferred: [] },
  { name: 'members', route: 'features/search/members.route', budget: 195, deferred: LIVE },
  { name: 'chat', route: 'features/chat/conversation.route', budget: 200, deferred: LIVE },
];

/** @param {string} href */
const read = (href) => readFileSync(fileURLToPath(new URL(`client${href}`, build)));

/** @param {string} href */
const gzipped = (href) => gzipSync(read(href)).length;

/** The route and the layouts around it. @param {string} id @returns {object[]} */
function chainOf(id) {
  const route = assets.routes[id];
  if (!route) throw new Error(`budget: the build has no route ${id}`);
  return route.parentId ? [...chainOf(route.parentId), route] : [route];
}

/** A source file's chunk and all it imports at once, with their style sheets. @param {string} source */
function chunksOf(source) {
  const js = new Set();
  const css = new Set();
  /** @param {string} key */
  const add = (key) => {
    const chunk = viteManifest[key];
    if (!chunk) throw new Error(`budget: ${key} is not in the build`);
    if (js.has(`/${chunk.file}`)) return;
    js.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) css.add(`/${sheet}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  return { js, css };
}

/** Everything a page loads. @param {{ route: string, deferred: string[] }} page */
function loadedBy(page) {
  const js = new Set([assets.url, assets.entry.module, ...assets.entry.imports]);
  const css = new Set();
  for (const route of chainOf(page.route)) {
    const modules = [
      route.module,
      route.clientLoaderModule,
      route.clientActionModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      ...(route.imports ?? []),
    ];
    for (const href of modules) if (href) js.add(href);
    // The router marks a sheet that several chunks share with an empty fragment.
    for (const href of route.css ?? []) css.add(href.split('#')[0]);
  }
  for (const source of page.deferred) {
    const chunks = chunksOf(source);
    for (const href of chunks.js) js.add(href);
    for (const href of chunks.css) css.add(href);
  }
  return { js, css };
}

/** @param {Iterable<string>} hrefs */
const total = (hrefs) => [...hrefs].reduce((sum, href) => sum + gzipped(href), 0) / KB;

/** The page's own sheets stand in line in the document, one piece, with one brand's theme. @param {Iterable<string>} hrefs */
const inLine = (hrefs) =>
  gzipSync([...hrefs].map((href) => keepBrand(read(href).toString(), 'gay')).join('')).length / KB;

const verbose = process.argv.includes('--verbose');
const rows = [];
const excesses = [];
for (const page of pages) {
  const loaded = loadedBy(page);
  const js = total(loaded.js);
  const css = inLine(loaded.css);
  rows.push({
    page: page.name,
    'JS kB': js.toFixed(1),
    'JS budget': page.budget,
    'CSS kB': css.toFixed(1),
    'CSS budget': CSS_BUDGET,
    files: loaded.js.size,
  });
  if (js > page.budget) excesses.push(`${page.name}: JS ${js.toFixed(1)} > ${page.budget} kB`);
  if (css > CSS_BUDGET) excesses.push(`${page.name}: CSS ${css.toFixed(1)} > ${CSS_BUDGET} kB`);
  if (verbose) {
    const sizes = [...loaded.js].map((href) => [gzipped(href), href]);
    sizes.sort((a, b) => b[0] - a[0]);
    for (const [size, href] of sizes) process.stdout.write(`  ${page.name} ${size} ${href}\n`);
  }
}
console.table(rows);
for (const excess of excesses) process.stderr.write(`over budget: ${excess}\n`);
process.exitCode = excesses.length > 0 ? 1 : 0;
