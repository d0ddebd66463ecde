import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing';
import { serverLoader } from './page-loader.ts';
import { openPageRequest, pageRequestContext, createLoadContext } from './page-request.ts';

const AWAY = {
  type: 'urn:velours:problem:service_unavailable',
  title: 'The service is not available now',
  status: 503,
  code: 'service_unavailable',
};

it('what the API refuses to say of the member is the status of the page, and not a failure of the site', async () => {
  const site = createLoadContext({
    host: 'localhost:3000',
    cspNonce: 'n',
    now: () => 0,
    report: () => undefined,
    apiFetch: async (input) =>
      new URL((input as Request).url).pathname === '/api/settings.php'
        ? Response.json(exampleOf('getSettings', 200))
        : Response.json(AWAY, {
            status: 503,
            headers: { 'content-type': 'application/problem+json' },
          }),
  });
  const url = new URL('http://localhost:3000/members');
  const request = new Request(url, { headers: { Cookie: 'session=x' } });
  const context = new RouterContextProvider();
  context.set(pageRequestContext, openPageRequest(request, site));
  const loader = serverLoader(async () => undefined);
  await expect(
    loader({ context, params: {}, url, request } as unknown as LoaderFunctionArgs),
  ).rejects.toMatchObject({ data: { code: 'service_unavailable' }, init: { status: 503 } });
});
