/** `fetch` onto the API of the same process, on behalf of the caller whose page is being rendered. */
import type { FastifyInstance } from 'fastify';
import type { Method } from './method.ts';
import { onePage } from './page-session.ts';

export interface SiteCaller {
  /** Host the page was asked from. */
  readonly host: string;
  readonly protocol: string;
  /** The address at the other end of the connection: a proxy's, where there is one. */
  readonly peer: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Header in which a trusted proxy names the country; null where none does. */
  readonly countryHeader: string | null;
}

/** Passed on with each call: who the caller is, and that the call began on our own page. */
const FORWARDED = [
  'cookie',
  'user-agent',
  'accept-language',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-gpc',
  // Believed where it comes from a trusted proxy, as on the page's own request.
  'x-forwarded-for',
] as const;

/**
 * A `fetch` that goes through the API's whole way (guard, validation, serialisation) without a socket. Takes the caller's
 * cookies, host, address and user agent; hands back the answer with its Set-Cookie. Relative addresses are the site's own; any
 * other host is refused.
 */
export function createApiFetch(app: FastifyInstance, caller: SiteCaller): typeof fetch {
  const origin = `${caller.protocol}://${caller.host}`;
  const inPage = onePage();
  return async (input, init) => {
    const request =
      input instanceof Request
        ? new Request(input, init)
        : new Request(new URL(String(input), origin), init);
    const url = new URL(request.url);
    if (url.host !== caller.host || !url.pathname.startsWith('/api/')) {
      throw new TypeError(`apiFetch reaches ${origin}/api/ only, not ${request.url}`);
    }
    const headers: Record<string, string> = {};
    const { countryHeader } = caller;
    for (const name of countryHeader === null ? FORWARDED : [...FORWARDED, countryHeader]) {
      const value = caller.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    // What the page itself sets wins; a cookie the page sets is added to the caller's.
    for (const [name, value] of request.headers) {
      headers[name] =
        name === 'cookie' && headers['cookie'] ? `${headers['cookie']}; ${value}` : value;
    }
    headers['host'] = caller.host;
    // As believed of the page's own request: links in mails and ways back are of this origin.
    headers['x-forwarded-proto'] = caller.protocol;
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    request.signal.throwIfAborted();
    const answer = await inPage(async () =>
      app.inject({
        method: request.method as Method,
        url: url.pathname + url.search,
        headers,
        remoteAddress: caller.peer,
        ...(body !== null && { payload: body }),
      }),
    );
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) answered.append(name, String(one));
      }
    }
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
