import type { Middleware } from 'openapi-fetch';

/** What the site runs in: a browser tab, the installed app, or the server that renders it. */
export type ClientType = 'browser' | 'app' | 'server';

/** Adds the client-type header to calls whose path ends user.php (spec section 7). */
export function clientType(type: () => ClientType): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (schemaPath.endsWith('user.php')) request.headers.set('X-Client-Type', type());
    },
  };
}
