import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { lastResortHtml } from './app/document/last-resort.tsx';
import { SiteProviders } from './app/document/SiteProviders.tsx';
import { inOnePart } from './app/server/in-one-part.ts';
import { isOpenPage, languagesOf, pageLinks } from './app/server/found-and-shared.tsx';
import { pageForRendering, pageOf } from './app/server/page-for-rendering.ts';
import { addressOf, siteRequestContext } from './app/server/page-request.ts';

export { createLoadContext, type SiteRequestInput } from './app/server/page-request.ts';

/** Loaders that stream answer within this time, in milliseconds; what has not by then is rejected. */
export const streamTimeout = 5_000;
/** The rendering itself is given up a little later, so that the rejected parts can still be flushed. */
const ABORT_DELAY = streamTimeout + 1_000;

/** Renders a page as a stream, with the nonce on every script and style. */
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
    headers.append('Link', pageLinks(url, languagesOf(settings)));
  } else headers.set('X-Robots-Tag', 'noindex');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = await pageForRendering(loadContext, routerContext, url);
  const { cspNonce: nonce } = loadContext.get(siteRequestContext);
  const isRenderingError = routerContext.staticHandlerContext.errors !== null;
  // A crawler does not wait for a stream: it gets the whole page.
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <SiteProviders {...page}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </SiteProviders>,
      {
        nonce: { script: nonce, style: nonce },
        // What is ready stands in its place: React would send the larger parts last, and move the page when they come.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [readyEvent]() {
          isShellReady = true;
          const body = inOnePart(() => clearTimeout(timer));
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          if (!isRenderingError) return reject(error);
          // The error page itself failed.
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(lastResortHtml(), { status: 500, headers }));
        },
        onError(error: unknown) {
          finalStatus = 500;
          if (isShellReady) handleError(error, { request, context: loadContext });
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
