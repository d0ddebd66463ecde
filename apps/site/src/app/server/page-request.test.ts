import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing';
import type { EntryContext } from 'react-router';
import { pageForRendering } from './page-for-rendering.ts';
import { openPageRequest, createLoadContext, pageRequestContext } from './page-request.ts';

/** A page's request over an API that answers with the contract's examples and keeps what it was asked. */
function open(options: {
  url?: string;
  headers?: Record<string, string>;
  language?: string;
  niche?: number;
}) {
  const asked: Request[] = [];
  const context = createLoadContext({
    host: 'she.localhost:3000',
    cspNonce: 'n',
    now: () => 0,
    report: () => undefined,
    apiFetch: async (input) => {
      const request = input as Request;
      asked.push(request);
      const { pathname } = new URL(request.url);
      if (pathname === '/api/settings.php') {
        const { settings } = exampleOf('getSettings', 200) as never as { settings: object };
        const domain_language = options.language ?? 'nl';
        const { niche = 1 } = options;
        return Response.json({ settings: { ...settings, domain_language, niche } });
      }
      const headers = { 'Set-Cookie': 'session=new; HttpOnly' };
      return Response.json(exampleOf('getUser', 200, 'free'), { headers });
    },
  });
  const request = new Request(options.url ?? 'http://she.localhost:3000/', {
    headers: options.headers ?? {},
  });
  return { page: openPageRequest(request, context), asked, context };
}

describe('a page’s request on the server', () => {
  it('[V01] settings are asked for with forced-domain = request host plus the route’s query', async () => {
    const { page, asked } = open({ url: 'http://she.localhost:3000/?ref=autumn&sub1=a' });
    await page.settings();
    await page.settings();
    expect(asked).toHaveLength(1);
    const query = new URL(asked[0]?.url ?? '').searchParams;
    expect(query.get('forced-domain')).toBe('she.localhost:3000');
    expect(query.get('ref')).toBe('autumn');
    expect(query.get('sub1')).toBe('a');
  });

  it('[V07] a cookie that the API sets counts for what the page asks after it', async () => {
    const { page, asked } = open({ headers: { Cookie: 'session=old' } });
    await page.settings();
    await page.user();
    await page.api.GET('/api/likes.php');
    expect(asked.map((request) => request.headers.get('Cookie'))).toEqual([
      null,
      null,
      'session=new',
    ]);
  });

  it('[V03] the domain’s language is set and written down as a cookie', async () => {
    const { page } = open({ language: 'nl' });
    expect(await page.language()).toBe('nl');
    expect(page.cookies).toEqual(['locale=nl; Max-Age=31536000; Path=/; SameSite=Lax']);
  });

  it('[V03] a language that was chosen stays, and no cookie is written', async () => {
    const { page } = open({ language: 'nl', headers: { Cookie: 'locale=en' } });
    expect(await page.language()).toBe('en');
    expect(page.cookies).toEqual([]);
  });

  it('a visitor without a session is not asked about; a member’s Set-Cookie is passed on', async () => {
    const visitor = open({});
    expect(await visitor.page.user()).toBeNull();
    expect(visitor.asked).toEqual([]);

    const member = open({ headers: { Cookie: 'session=old', 'Sec-Fetch-Site': 'same-origin' } });
    expect((await member.page.user())?.status).toBeDefined();
    expect(member.page.cookies).toEqual(['session=new; HttpOnly']);
    expect(member.asked[0]?.headers.get('Sec-Fetch-Site')).toBe('same-origin');
    expect(member.asked[0]?.headers.get('X-Client-Type')).toBe('server');
  });

  it.each([
    ['general opens as the device says', 1, undefined, 'system'],
    ['bdsm opens in the dark', 3, undefined, 'dark'],
    ['gilf opens light', 5, undefined, 'light'],
    ['what was chosen is kept', 3, 'light.100', 'light'],
    ['as the device says is a choice, too', 3, 'system.125', 'system'],
    ['a cookie that says nothing chooses nothing', 3, 'pink.100', 'dark'],
  ])('[V02] the scheme of a visitor: %s', async (_what, niche, cookie, scheme) => {
    const headers: Record<string, string> = cookie ? { Cookie: `appearance=${cookie}` } : {};
    const { page, context } = open({ niche, headers });
    context.set(pageRequestContext, page);
    const router = {
      staticHandlerContext: { matches: [], loaderData: {}, errors: null },
      routeModules: {},
      manifest: { routes: {} },
    } as unknown as EntryContext;
    const url = new URL('http://she.localhost:3000/');
    const { info } = await pageForRendering(context, router, url);
    expect(info.colorScheme).toBe(scheme);
  });

  it('nothing is shared between two requests', () => {
    expect(open({}).page.queryClient).not.toBe(open({}).page.queryClient);
    expect(open({}).context).toBeInstanceOf(RouterContextProvider);
  });
});
