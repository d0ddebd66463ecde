import type { Middleware } from 'openapi-fetch';

/** Where the visitor is: the request host, and the query of the route (`?ref=a`, or empty). */
export interface Place {
  readonly host: string;
  readonly search: string;
}

const linkParameters: ReadonlySet<string> = new Set(['network', 'ref', 'sub1', 'sub2', 'sub3']);
const linkValue = /^[A-Za-z0-9._~-]{1,100}$/;

/**
 * Adds `forced-domain` (the request host) and the route's query to settings.php (spec section 7). A link parameter that
 * repeats or does not match its pattern counts as not given (spec section 5): a broken link never breaks the settings.
 */
export function forcedDomain(place: () => Place): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (!schemaPath.endsWith('settings.php')) return undefined;
      const { host, search } = place();
      const url = new URL(request.url);
      const route = new URLSearchParams(search);
      for (const name of new Set(route.keys())) {
        const [value = '', ...repeated] = route.getAll(name);
        const refused = linkParameters.has(name) && (repeated.length > 0 || !linkValue.test(value));
        if (!refused && !url.searchParams.has(name)) url.searchParams.set(name, value);
      }
      url.searchParams.set('forced-domain', host);
      return new Request(url, request);
    },
  };
}
