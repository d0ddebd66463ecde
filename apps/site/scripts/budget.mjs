/**
 * Checks the built site against its budgets: what a page loads before anyone touches
 * it, gzipped, all vendors included. Prints a table; exits with 1 where a budget is exceeded. Run after the build.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createRequestHandler } from 'react-router';
import { conforming } from '@velours/api-client/testing/contract-server';
import { operations } from '@velours/openapi/operations';
import { keepBrand } from '@velours/ui/keepBrand';

const build = new URL('../build/', import.meta.url);
const server = await import(new URL('server/index.js', build).href);
const { assets } = server;
const viteManifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', build), 'utf8'));

/** A kB of the budgets is 1000 bytes. */
const KB = 1000;
const CSS_BUDGET = 12;

/**
 * Pages whose style is heavier, held where it is: all sections of a profile come with the page, each of which is a page of its own
 * without script.
 * @type {Record<string, number>}
 */
const HEAVIER = { 'features/profile/profile.route': 12.7 };

/** What a member's page imports by itself once it is idle, as source files (src/background/Background.tsx). */
const LIVE = ['src/background/MemberHost.tsx'];

/** What comes between home's button and the first message that is sent off, with the sign-up dialog, its statechart and the calls. */
const FIRST_MESSAGE = [
  'src/features/sign-up/steps/SignUpModal.tsx',
  'src/features/sign-up/steps/SignUpSteps.tsx',
  'src/features/sign-up/steps/sign-up-actor.ts',
  'src/app/data/browser-client.ts',
];

/** Pages with their budget of JavaScript in kB, of log-in and sign-up at the first touch; `deferred` are imports that no touch of the visitor starts. */
const pages = [
  { name: 'log-in', route: 'features/log-in/login.route', budget: 175, deferred: [] },
  { name: 'sign-up', route: 'features/sign-up/signup.route', budget: 175, deferred: [] },
  { name: 'members', route: 'features/search/members.route', budget: 195, deferred: LIVE },
  { name: 'chat', route: 'features/chat/conversation.route', budget: 200, deferred: LIVE },
];

/** Pages that are whole without script (docs/decisions/0026): what a visitor's document runs and loads before a touch, in kB. */
const PLAIN_BUDGET = 5;
const plainPages = [
  { name: 'home', route: 'features/home/home.route', path: '/' },
  { name: 'lander', route: 'features/landers/gallery.route', path: '/landers/gallery' },
  {
    name: 'swipe lander',
    route: 'features/landers/tinder-swipe.route',
    path: '/landers/tinderswipe',
  },
  { name: 'legal', route: 'features/legal/legal.route', path: '/terms' },
  { name: 'prices', route: 'features/premium/pricing.route', path: '/pricing' },
  { name: 'log-in, untouched', route: 'features/log-in/login.route', path: '/login' },
  { name: 'sign-up, untouched', route: 'features/sign-up/signup.route', path: '/signup' },
  { name: 'members, untouched', route: 'features/search/members.route', path: '/members' },
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

/** A source file's key in the manifest: what only imports() lead to and shares a chunk is there by its name alone. @param {string} source */
function keyOf(source) {
  if (source in viteManifest) return source;
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/[.]tsx?$/, '');
  return Object.keys(viteManifest).find((key) => viteManifest[key].name === name) ?? source;
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
  add(keyOf(source));
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

const handle = createRequestHandler(server, 'production');

/** The API as the contract's examples have it. @param {Request} request */
async function apiFetch(request) {
  const { pathname } = new URL(request.url);
  const operation = [...operations().values()].find(
    ({ method, path }) => path === pathname && method.toUpperCase() === request.method,
  );
  if (!operation) throw new Error(`budget: the contract has no ${request.method} ${pathname}`);
  return conforming(operation, request);
}

/** A visitor's document. @param {string} path @returns {Promise<string>} */
async function documentOf(path) {
  const answer = await handle(
    new Request(`http://localhost${path}`),
    server.entry.module.createLoadContext({
      apiFetch,
      cspNonce: 'nonce',
      host: 'localhost',
      now: () => Date.now(),
      report: (/** @type {unknown} */ error) => {
        throw error;
      },
    }),
  );
  if (answer.status !== 200) throw new Error(`budget: ${path} is answered by ${answer.status}`);
  return answer.text();
}

/** What types of script are data, or asleep. */
const NOT_RUN = /type="(application\/(ld\+)?json|asleep:\w*)"/;

/** What a document runs, and what it has the browser fetch to be run, in kB. @param {string} html */
function scriptIn(html) {
  const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  const inDocument = scripts.filter(([, attributes]) => !NOT_RUN.test(attributes ?? ''));
  const sources = inDocument.flatMap(
    ([, attributes]) => /src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? [],
  );
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  const text = inDocument.map(([, , script]) => script).join('\n');
  return gzipSync(text).length / KB + total(new Set([...sources, ...preloads]));
}

/** @param {Iterable<string>} hrefs */
const total = (hrefs) => [...hrefs].reduce((sum, href) => sum + gzipped(href), 0) / KB;

/** The page's own sheets stand in line in the document, one piece, with one brand's theme. @param {Iterable<string>} hrefs */
const inLine = (hrefs) =>
  gzipSync([...hrefs].map((href) => keepBrand(read(href).toString(), 'gay')).join('')).length / KB;

const verbose = process.argv.includes('--verbose');
const rows = [];
const excesses = [];

/** @param {string} name @param {number} js @param {number} budget @param {Iterable<string>} sheets @param {number} files */
function judge(name, js, budget, sheets, files) {
  const css = inLine(sheets);
  rows.push({
    page: name,
    'JS kB': js.toFixed(1),
    'JS budget': budget,
    'CSS kB': css.toFixed(1),
    'CSS budget': CSS_BUDGET,
    files,
  });
  if (js > budget) excesses.push(`${name}: JS ${js.toFixed(1)} > ${budget} kB`);
  if (css > CSS_BUDGET) excesses.push(`${name}: CSS ${css.toFixed(1)} > ${CSS_BUDGET} kB`);
}

for (const { name, route, path } of plainPages) {
  const html = await documentOf(path);
  const { css } = loadedBy({ route, deferred: [] });
  judge(name, scriptIn(html), PLAIN_BUDGET, css, 0);
}
const way = loadedBy({ route: 'features/home/home.route', deferred: FIRST_MESSAGE });
// Half as much again as the budget of the page that it leads to.
judge('home to the first message', total(way.js), 300, [], way.js.size);
for (const page of pages) {
  const loaded = loadedBy(page);
  judge(page.name, total(loaded.js), page.budget, loaded.css, loaded.js.size);
  if (verbose) {
    const sizes = [...loaded.js].map((href) => [gzipped(href), href]);
    sizes.sort((a, b) => b[0] - a[0]);
    for (const [size, href] of sizes) process.stdout.write(`  ${page.name} ${size} ${href}\n`);
  }
}
// No page's style is more than that, whether or not its script is weighed.
for (const id of Object.keys(assets.routes)) {
  const css = inLine(loadedBy({ route: id, deferred: [] }).css);
  const budget = HEAVIER[id] ?? CSS_BUDGET;
  if (css > budget) excesses.push(`${id}: CSS ${css.toFixed(1)} > ${budget} kB`);
}
console.table(rows);
for (const excess of excesses) process.stderr.write(`over budget: ${excess}\n`);
process.exitCode = excesses.length > 0 ? 1 : 0;
