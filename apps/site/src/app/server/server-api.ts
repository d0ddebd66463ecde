import { createVeloursClient } from '@velours/api-client';
import type { Api } from '../data/api.ts';
import type { SiteRequestInput } from './site-request.ts';

/** Headers of the page's request by which the API judges whether a write comes from the site itself. */
const ORIGIN_HEADERS = ['Origin', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest'];

export interface ServerApiOptions {
  request: Request;
  site: SiteRequestInput;
  /** Called with each `Set-Cookie` line of the API. */
  onCookie: (cookie: string) => void;
}

/** The client of one request: calls the API in process for the visitor who asked for the page. */
export function createServerApi({ request, site, onCookie }: ServerApiOptions): Api {
  const page = new URL(request.url);
  /** What the API has set since the request began: the traffic source of a visit. */
  const set: string[] = [];
  return createVeloursClient({
    baseUrl: `http://${site.host}`,
    clientType: () => 'server',
    place: () => ({ host: site.host, search: page.search }),
    // In process nothing gets lost on the way, and a page does not wait for a second try.
    retry: { retries: 0 },
    fetch: async (call) => {
      for (const name of ORIGIN_HEADERS) {
        const value = request.headers.get(name);
        if (value !== null) call.headers.set(name, value);
      }
      if (set.length > 0) call.headers.set('Cookie', set.join('; '));
      const response = await site.apiFetch(call);
      for (const cookie of response.headers.getSetCookie()) {
        set.push(cookie.split(';', 1)[0] ?? '');
        onCookie(cookie);
      }
      return response;
    },
  });
}
