import { CancelledError, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { data, redirect } from 'react-router';
import { isProblem, problemOf, type Api, type Schemas } from './api.ts';
import { logInPath } from '../navigation/safe-next.ts';
import { userKey } from './keys.ts';

/** The notice of a banned member. */
const BAN_PATH = '/ban';

/** What a page loads its data with, on the server and in the browser alike. */
export interface PageArgs {
  api: Api;
  /** The cache: `ensureQueryData` asks only for what is not there. */
  queryClient: QueryClient;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Null for a visitor. */
  user: () => Promise<Schemas['User'] | null>;
  /** The language of the page. */
  language: () => Promise<Schemas['Language']>;
  /** Sets a cookie of this browser, written as a `Set-Cookie` line. */
  setCookie: (cookie: string) => void;
  /** Ends the calls of a form that is not waited for any more. */
  signal?: AbortSignal | undefined;
}

/** Fills the cache with a page's queries; what it returns the page gets as its loader data. */
export type LoadPage<Facts extends object = object> = (page: PageArgs) => Promise<Facts | void>;

/** A route's loader data: what the page returned, and on the first page its queries for the browser's cache, as JSON. */
export type PageData<Facts extends object = object> = Facts & { queries?: string };

/** What the root's loader says beside it. */
export interface RootFacts {
  /** What is sent without script is done once under this: one document, one intent. */
  formKey: string;
}

/** Sends a visitor to the log-in page, which comes back here (spec section 2: the members area). Of what stays open to who is banned. */
export async function requireAccount(page: PageArgs): Promise<Schemas['User']> {
  const user = await page.user();
  if (!user) throw redirect(logInPath(pathOf(page.url)));
  return user;
}

/** The same of all other pages: whoever is banned reads why. */
export async function requireMember(page: PageArgs): Promise<Schemas['User']> {
  const user = await requireAccount(page);
  if (user.status === 'banned') throw redirect(BAN_PATH);
  return user;
}

/** A problem of the API as the router understands it: the log-in page, or the error page with its status. */
export function asRouterError(error: unknown, url: URL): unknown {
  if (isProblem(error, 'authentication_required')) return redirect(logInPath(pathOf(url)));
  // Whoever is banned reads why, wherever they wanted to go.
  if (isProblem(error, 'banned')) return redirect(BAN_PATH);
  const problem = problemOf(error);
  // All that a page asks with is its address: what cannot be, is not there.
  if (problem?.code === 'validation_failed') return data(null, { status: 404 });
  if (!problem) return error;
  const { code, status, retryAfterMinutes } = problem;
  return data({ code, retryAfterMinutes }, { status });
}

/** Runs a page's load and hands on what it put into the cache. */
export async function loadInto<Facts extends object>(
  load: LoadPage<Facts>,
  page: PageArgs,
): Promise<Facts> {
  try {
    return ((await load(page)) ?? {}) as Facts;
  } catch (error) {
    // What it waited for was taken out of the cache: it asks for what holds now.
    if (error instanceof CancelledError) return loadInto(load, page);
    throw asRouterError(error, page.url);
  }
}

export function pathOf(url: URL): string {
  return `${url.pathname}${url.search}`;
}

/** One query's answer on its way from the server's cache to the browser's. */
interface SentQuery {
  key: QueryKey;
  data: unknown;
}

/** The hashes of the queries that are in the cache. */
export function queriesIn(client: QueryClient): ReadonlySet<string> {
  return new Set(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryHash),
  );
}

/** A page's loaders run at once, and each finds in the cache what the others have asked for: whichever is done first sends it. */
const sentQueries = new WeakSet<Query>();

/**
 * The answers that came in since `before` and go with no other route's data. One text, for they are JSON already:
 * as objects the router writes them in a way of its own, which is a third longer, and takes longer to write and to read.
 */
export function newQueries(client: QueryClient, before: ReadonlySet<string>): string {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.['isSent'] !== false)
    .filter((query) => !before.has(query.queryHash) && !sentQueries.has(query));
  for (const query of queries) sentQueries.add(query);
  return JSON.stringify(
    queries.map(({ queryKey, state }): SentQuery => ({ key: queryKey, data: state.data })),
  );
}

/** The member of each page's document. */
const servedUsers = new WeakMap<QueryClient, unknown>();

/** The member that came with the document, whatever has been read since; undefined where none did. */
export const servedUser = (client: QueryClient): unknown => servedUsers.get(client);

const received = new WeakSet<PageData>();

/**
 * Puts a route's sent answers into the cache, once. They count as asked for now, by this browser's clock: by the server's they might be old
 * already, and would be asked for again in the very render that is to be as the server's was.
 */
export function receiveQueries(client: QueryClient, loaded: PageData | undefined): void {
  if (loaded?.queries === undefined || received.has(loaded)) return;
  received.add(loaded);
  for (const { key, data } of JSON.parse(loaded.queries) as SentQuery[]) {
    if (key[0] === userKey[0] && !servedUsers.has(client)) servedUsers.set(client, data);
    client.setQueryData(key, data);
  }
}
