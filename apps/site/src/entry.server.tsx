import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { lastResortHtml } from './app/document/ErrorScreen.tsx';
import { SiteProviders } from './app/document/SiteProviders.tsx';
import { isOpenPage, pageLinks } from './app/server/found-and-shared.tsx';
import { pageForRendering, pageOf } from './app/server/page-for-rendering.ts';
import { addressOf, siteRequestContext } from './app/server/page-request.ts';
import { putToSleep, sleepOf } from './app/server/sleeping-page.ts';

export { createLoadContext, type SiteRequestInput } from './app/server/page-request.ts';

/** Loaders that stream answer within this time, in milliseconds; what has not by then is rejected. */
export const streamTimeout = 5_000;
/** The rendering itself is given up a little later, so that what was rejected is rendered. */
const ABORT_DELAY = streamTimeout + 1_000;

/** Renders a page, whole, with the nonce on every script and style. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const url = addressOf(request, loadContext);
  if (status === 200 && isOpenPage(routerContext)) {
    const settings = await pageOf(loadContext).settings();
    headers.append('Link', pageLinks(url, settings));
  } else headers.set('X-Robots-Tag', 'noindex');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = await pageForRendering(loadContext, routerContext, url);
  const { cspNonce: nonce } = loadContext.get(siteRequestContext);
  const isRenderingError = routerContext.staticHandlerContext.errors !== null;
  const sleep = sleepOf(routerContext, page.queryClient);
  headers.set('Content-Type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <SiteProviders {...page}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </SiteProviders>,
      {
        nonce: { script: nonce, style: nonce },
        // What is ready stands in its place: React would send the larger parts last, and move the page when they come.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          for (const failure of failures) handleError(failure, { request, context: loadContext });
          const respond = (html: string): Response =>
            new Response(sleep ? putToSleep(html, nonce, sleep) : html, {
              status: failures.length > 0 ? 500 : status,
              headers,
            });
          text(pipe(new PassThrough())).then(respond).then(resolve, reject);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          // The error page itself failed.
          if (isRenderingError) resolve(new Response(lastResortHtml(), { status: 500, headers }));
          else reject(error);
        },
        onError(error: unknown) {
          failures.push(error);
        },
      },
    );
    const timer = setTimeout(abort, ABORT_DELAY);
  });
}

/** Reports what a loader, an action or the rendering threw; an answer of the API (a problem) is no fault of the site. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isOfTheSender = isRouteErrorResponse(error) && error.status < 500;
  if (isOfTheSender || request.signal.aborted) return;
  context.get(siteRequestContext).report(error);
}
