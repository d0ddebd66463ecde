import type { MiddlewareFunction } from 'react-router';
import { openPageRequest, pageRequestContext } from './page-request.ts';

/** Opens the request's page and lets its answer carry the cookies that the API and the language rule set. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const page = openPageRequest(request, context);
  context.set(pageRequestContext, page);
  const response = await next();
  for (const cookie of page.cookies) response.headers.append('Set-Cookie', cookie);
  // What a page says depends on who asks for it.
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.append('Vary', 'Cookie');
  return response;
};
