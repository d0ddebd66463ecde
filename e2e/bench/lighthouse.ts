/** What Lighthouse says of a visitor's pages, each beside the same page as static HTML: markup and styles alone, served by a few lines. */
import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Not a dependency: nothing but this bench needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const PAGES = [
  { name: 'home', path: '/' },
  ...[
    'alonetonight',
    'collagelanding',
    'gallery',
    'iconslanding',
    'maplanding',
    'socialnetwork',
    'transitionsvideolanding',
    'video',
    'tinderswipe',
  ].map((name) => ({ name, path: `/landers/${name}` })),
  { name: 'legal', path: '/terms' },
  { name: 'log-in', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'search', path: '/members' },
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const run = promisify(execFile);

/** One report on a phone, as Lighthouse slows it. The site-entry warning was answered before. */
async function reportOf(address: string): Promise<Report> {
  const flags = [
    '--form-factor=mobile',
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox',
    `--extra-headers=${JSON.stringify({ Cookie: 'entry-warning=1; locale=en' })}`,
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, address, ...flags], {
    cwd: tmpdir(),
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

const isOfScript = (tag: string): boolean => /modulepreload|^<script/.test(tag);

async function forward(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves the documents of a product without their scripts, and everything else as the product does. */
async function serveStatic(origin: string): Promise<{ origin: string; close: () => void }> {
  const documents = new Map<string, Buffer>();
  for (const { path } of PAGES) {
    const answer = await fetch(origin + path, {
      headers: { cookie: 'entry-warning=1; locale=en' },
    });
    const html = (await answer.text()).replace(/<script[^>]*>[^]*?<\/script>|<link[^>]*>/g, (tag) =>
      isOfScript(tag) ? '' : tag,
    );
    documents.set(path, gzipSync(html));
  }
  const server = createServer((request, response) => {
    const page = documents.get(request.url ?? '');
    if (page) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
      });
      response.end(page);
      return;
    }
    forward(origin + request.url, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Prints the scores of each page, median of the rounds, and its largest contentful paint beside that of its static twin. */
export async function printLighthouse(
  origin: string,
  { rounds, median }: { rounds: number; median: (values: readonly number[]) => number },
): Promise<void> {
  const twin = await serveStatic(origin);
  const rows = [];
  for (const { name, path } of PAGES) {
    const [own, still]: [Report[], Report[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await reportOf(origin + path));
      still.push(await reportOf(twin.origin + path));
    }
    const score = (category: string) =>
      median(own.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
    const time = (reports: readonly Report[], audit: string) =>
      median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const [lcp, stillLcp] = [own, still].map((of) => time(of, 'largest-contentful-paint'));
    rows.push({
      page: name,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      'LCP ms': Math.round(lcp ?? Number.NaN),
      'over static': ((lcp ?? Number.NaN) / (stillLcp ?? Number.NaN)).toFixed(2),
      CLS: time(own, 'cumulative-layout-shift').toFixed(3),
      'TBT ms': Math.round(time(own, 'total-blocking-time')),
    });
  }
  console.table(rows);
  twin.close();
}
