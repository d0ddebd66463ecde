/**
 * KLIPY, GIF API v1 (docs.klipy.com): JSON over HTTPS, the key a part of the path. Asked by this server alone: of the member it is told
 * the words and the language, never an address or an id, so it counts the whole site as one customer.
 */
import { cutPlace } from '../../domain/blank.ts';
import { sha256 } from '../../secrets.ts';
import { readAnswer, readJson } from '../answers.ts';
import type { Clock } from '../clock.ts';
import { GIFS_PER_PAGE } from './gif-port.ts';
import type { FoundGif, FoundGifs, GifPort, GifSearch } from './gif-port.ts';

const TIMEOUT_MS = 6_000;
/** Searches are kept this long: many ask for the same. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;

/** KLIPY wants a customer for its count; ours is the site. */
const CUSTOMER = 'velours';

export interface KlipySettings {
  readonly key: string;
  readonly url: string;
  /** Hosts that files may come from: this one and those below it. */
  readonly filesHost: string;
}

interface KlipyFile {
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
}

interface KlipyItem {
  readonly slug?: string;
  readonly title?: string;
  readonly type?: string;
  readonly file?: Readonly<Record<string, { readonly webp?: KlipyFile } | undefined>>;
}

interface KlipyAnswer {
  readonly result?: boolean;
  readonly data?: { readonly data?: readonly KlipyItem[]; readonly has_next?: boolean };
}

export function createKlipy(
  { settings, clock }: { readonly settings: KlipySettings; readonly clock: Clock },
  fetch: typeof globalThis.fetch = globalThis.fetch,
): GifPort {
  const kept = new Map<string, { readonly found: FoundGifs; readonly until: number }>();
  return {
    credit: 'KLIPY',
    search: async (search) => {
      const address = addressOf(settings, search);
      const known = kept.get(address);
      if (known !== undefined && known.until > clock()) return known.found;
      const found = await ask(fetch, address, settings);
      kept.delete(address);
      kept.set(address, { found, until: clock() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    fetch: (sourceUrl) => fetchFile(fetch, sourceUrl, settings),
  };
}

function addressOf({ url, key }: KlipySettings, { words, page, language }: GifSearch): string {
  const looked = words.trim().toLowerCase();
  const address = new URL(
    `${url}/api/v1/${encodeURIComponent(key)}/gifs/${looked === '' ? 'trending' : 'search'}`,
  );
  if (looked !== '') address.searchParams.set('q', looked);
  address.searchParams.set('page', String(page));
  address.searchParams.set('per_page', String(GIFS_PER_PAGE));
  address.searchParams.set('customer_id', CUSTOMER);
  address.searchParams.set('locale', language.slice(0, 2));
  // The strictest there is.
  address.searchParams.set('content_filter', 'high');
  address.searchParams.set('format_filter', 'webp');
  return address.href;
}

async function ask(
  fetch: typeof globalThis.fetch,
  address: string,
  settings: KlipySettings,
): Promise<FoundGifs> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The address holds the key: it is never told on.
  if (!response.ok) throw new Error(`KLIPY answered ${response.status}`);
  const { result, data } = (await readJson(response)) as KlipyAnswer;
  if (result !== true || !Array.isArray(data?.data))
    throw new Error('KLIPY answered something else');
  return {
    gifs: data.data.flatMap((item) => foundOf(item, settings)).slice(0, GIFS_PER_PAGE),
    hasMore: data.has_next === true,
  };
}

/** Large enough for a conversation first; none where the item is advertising, or has no file we take. */
function foundOf(item: KlipyItem, settings: KlipySettings): FoundGif[] {
  const { slug, title, type, file } = item;
  if (type !== 'gif' || !slug) return [];
  for (const size of ['sm', 'md', 'xs', 'hd']) {
    const { url, width, height } = file?.[size]?.webp ?? {};
    if (!url || !isOurs(url, settings) || !isSize(width) || !isSize(height)) continue;
    // Their names have letters that no file name of ours has.
    const id = `klipy-${sha256(slug).toString('hex').slice(0, 24)}`;
    const name = title?.trim() || slug.replaceAll('-', ' ');
    const alt = name.slice(0, cutPlace(name, 300));
    return [{ id, width, height, alt, sourceUrl: url }];
  }
  return [];
}

const isSize = (value: number | undefined): value is number =>
  Number.isInteger(value) && value !== undefined && value >= 1 && value <= 4000;

/** Whether a file comes from where KLIPY keeps its files: nothing else is ever fetched. */
function isOurs(address: string, { url, filesHost }: KlipySettings): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  const own = new URL(url);
  return (
    protocol === own.protocol &&
    port === own.port &&
    (hostname === filesHost || hostname.endsWith(`.${filesHost}`))
  );
}

async function fetchFile(
  fetch: typeof globalThis.fetch,
  sourceUrl: string,
  settings: KlipySettings,
): Promise<Buffer> {
  if (!isOurs(sourceUrl, settings)) throw new Error('not a file of KLIPY');
  const response = await fetch(sourceUrl, {
    headers: { accept: 'image/webp' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`KLIPY answered ${response.status} for a file`);
  return readAnswer(response);
}

/** The key, or none; the addresses are KLIPY's own unless a test sets others. */
export function klipyOf(
  text: (name: string) => string | undefined,
  faults: string[],
): KlipySettings | null {
  const key = text('KLIPY_KEY');
  const origin = text('KLIPY_URL');
  if (key === undefined && origin === undefined) return null;
  if (key === undefined || !/^[A-Za-z0-9_-]{16,200}$/.test(key))
    faults.push('KLIPY_KEY must be an app key of KLIPY: 16 letters, digits, - and _ or more');
  const url = origin ?? 'https://api.klipy.com';
  if (!/^https?:\/\/[^/]+$/.test(url)) faults.push(`KLIPY_URL must be an origin, not "${url}"`);
  const isOwn = origin === undefined || !URL.canParse(url);
  return { key: key ?? '', url, filesHost: isOwn ? 'klipy.com' : new URL(url).hostname };
}
