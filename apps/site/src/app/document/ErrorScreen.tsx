import { useEffect, type ReactNode, Component } from 'react';
import { useLocation, isRouteErrorResponse } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { ErrorPage, type ErrorPageProps } from '@velours/ui/blocks/ErrorPage';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { isChunkFailure, reloadForChunkFailure } from '../loading/chunk-reload.ts';
import { usePageTexts } from './page-handle.ts';
import { NetworkError } from '@velours/api-client';
import { problemOf, type ProblemCode } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';
import { codeText, hasWords } from '../errors/problem-text.ts';

/** Shown in place of any page that failed or is not there. */
export function ErrorScreen(props: { error: unknown }): ReactNode {
  usePageTexts();
  const t = useTranslate();

  useEffect(() => {
    reloadForChunkFailure(props.error);
  }, [props.error]);

  const { pathname, search } = useLocation();
  const page = errorPage(t, props.error, pathname + search);
  return (
    <Container as="main" id="content" width="md">
      <title>{page.title ?? page.message ?? ''}</title>
      <ErrorPage
        {...page}
        onRetry={page.retryHref === undefined ? undefined : () => location.reload()}
      />
    </Container>
  );
}

/** Status of an error that says none (spec section 2). */
const DEFAULT_STATUS = 500;

/** Status of who has to wait. */
const TOO_MANY = 429;

/**
 * What the error page shows: status and message, and for an unknown page the spec's own words. What may go better another time
 * can be tried again at its own address, `path`.
 */
export function errorPage(t: Translate, error: unknown, path: string): ErrorPageProps {
  const status = statusOf(error);
  const isLost = isLostConnection(error);
  return {
    status: isLost ? null : status,
    message: isLost ? t(($) => $.errors.network) : messageOf(t, error, status),
    ...(status >= DEFAULT_STATUS || status === TOO_MANY
      ? {
          title: t(($) => $.errors.page.failed),
          retryHref: path,
          hint: isLost || status === TOO_MANY ? undefined : t(($) => $.errors.page.ours),
        }
      : {}),
    homeHref: '/',
    labels: {
      ...t(($) => $.errors.page),
      status: (value) => t(($) => $.errors.page.status, { status: value }),
    },
  };
}

/** How browsers say that nobody answered, where the router itself asked for a page's data. */
const LOST = /^(Failed to fetch$|NetworkError|Load failed)/;

/** A part of the site's code that does not come is lost only where the browser knows of no network: else it is our fault. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof TypeError && LOST.test(error.message)) ||
  (isChunkFailure(error) && !navigator.onLine);

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return problemOf(error)?.status ?? DEFAULT_STATUS;
}

function messageOf(t: Translate, error: unknown, status: number): string {
  const problem = problemIn(error);
  const code = codeOf(t, problem);
  if (code && code !== 'internal_error') return codeText(t, code, {}, problem.retryAfterMinutes);
  if (status === 404) return t(($) => $.errors.page.notFound);
  return t(($) => $.errors.page.default);
}

/** What a loader handed on of a problem. */
interface HandedOn {
  code?: unknown;
  retryAfterMinutes?: number | undefined;
}

function problemIn(error: unknown): HandedOn {
  const data: unknown = isRouteErrorResponse(error) ? error.data : problemOf(error);
  return typeof data === 'object' && data !== null ? data : {};
}

/** The contract's code, if there is one. */
const codeOf = (t: Translate, { code }: HandedOn): ProblemCode | undefined =>
  code !== 'not_found' && hasWords(t, code) ? code : undefined;

/** Spec section 2: shown when the error page itself fails; it leans on nothing, not even the catalogue. */
export const LAST_RESORT_TEXT = 'An error occurred while showing the error page';
const LAST_RESORT_LINK = 'Home';

/** The last resort as a whole document, for a server that could not render anything. */
export function lastResortHtml(): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${LAST_RESORT_TEXT}</title></head>` +
    `<body><main><h1>${LAST_RESORT_TEXT}</h1><p><a href="/">${LAST_RESORT_LINK}</a></p></main></body></html>`
  );
}

/** Catches a failure of the error page in the browser. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <LastResortPage />;
  }
}

/** The last resort inside a document. */
export function LastResortPage(): ReactNode {
  return (
    <main>
      <h1>{LAST_RESORT_TEXT}</h1>
      <p>
        <a href="/">{LAST_RESORT_LINK}</a>
      </p>
    </main>
  );
}
