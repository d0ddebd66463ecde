import { countries } from '@velours/openapi/page-values';
import type { Middleware } from 'openapi-fetch';

/** Where the visitor is: the request host, and the query of the route (`?ref=a`, or empty). */
export interface Place {
  readonly host: string;
  readonly search: string;
}

const linkParameters: ReadonlySet<string> = new Set(['network', 'ref', 'sub1', 'sub2', 'sub3']);
const linkValue = /^[A-Za-z0-9._~-]{1,100}$/;

/** Whether the contract takes what the route's query says of a name; it takes whatever it does not know. */
function isTaken(name: string, [value = '', ...repeated]: readonly string[]): boolean {
  if (linkParameters.has(name)) return repeated.length === 0 && linkValue.test(value);
  return name !== 'country' || (countries as readonly string[]).includes(value);
}

/**
 * Adds `forced-domain` (the request host) and the route's query to settings.php (spec section 7). A link parameter that
 * repeats or does not match its pattern counts as not given (spec section 5), and so does a country that the contract does not know: a
 * broken link never breaks the settings.
 */
export function forcedDomain(place: () => Place): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (!schemaPath.endsWith('settings.php')) return undefined;
      const { host, search } = place();
      const url = new URL(request.url);
      const route = new URLSearchParams(search);
      for (const name of new Set(route.keys())) {
        const values = route.getAll(name);
        if (isTaken(name, values) && !url.searchParams.has(name))
          url.searchParams.set(name, values[0] ?? '');
      }
      url.searchParams.set('forced-domain', host);
      return new Request(url, request);
    },
  };
}
