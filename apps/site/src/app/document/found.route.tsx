import type { LoaderFunctionArgs } from 'react-router';
import { robots, securityContact, sitemap } from '../server/found-and-shared.tsx';
import { addressOf, pageRequestContext } from '../server/page-request.ts';

/** Not pages: what the site tells search engines, and who has found a hole in it. */
export async function loader({ request, context, pattern }: LoaderFunctionArgs): Promise<Response> {
  const address = addressOf(request, context);
  const page = context.get(pageRequestContext);
  if (pattern === 'sitemap.xml') return sitemap(address, page);
  const settings = await page.settings();
  if (pattern === 'robots.txt') return robots(address, settings);
  return securityContact(address, { settings, now: page.now() });
}
