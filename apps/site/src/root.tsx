import {
  Children,
  Fragment,
  cloneElement,
  isValidElement,
  useContext,
  useEffect,
  type ReactNode,
} from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router';
import { latinFontUrl } from '@velours/ui/styles/fontFiles.ts';
import '@velours/ui/styles/global.css.ts';
import { ErrorScreen, LastResort } from './app/document/ErrorScreen.tsx';
import { handleOf, type PageHandle } from './app/document/page-handle.ts';
import { PAGE_TEXTS_ID, useLooks, usePageInfo } from './app/document/SiteProviders.tsx';
import { useTexts } from './app/i18n/TextsProvider.tsx';
import { Page } from './app/layouts/Page.tsx';
import { carryOutEarlyPresses, keepPresses, PAGE_BUTTONS } from './app/loading/first-touch.ts';
import { rootLoader } from './app/server/page-loader.ts';
import { pageMiddleware } from './app/server/page-request.ts';

export const middleware = [pageMiddleware];
export const loader = rootLoader;

/** What the root loads comes once with the document; the cache keeps it up to date from then on. */
export const shouldRevalidate = (): boolean => false;

export const handle = {
  namespaces: ['common', 'errors'],
} satisfies PageHandle;

export default function Root(): ReactNode {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: { error: unknown }): ReactNode {
  return (
    <LastResort>
      <ErrorScreen error={error} />
    </LastResort>
  );
}

/** The HTML document around every page: brand, scheme and language stand on `<html>`, set by the server. */
export function Layout(props: { children: ReactNode }): ReactNode {
  const page = usePageInfo();
  const texts = useTexts();
  const looks = useLooks();
  const handles = useMatches().map(handleOf);
  const isStatic = handles.some((handle) => handle.isStatic);
  // Elsewhere the keyboard covers what stands at the window's lower edge: it would take of what little is left.
  const keyboard = handles.some((handle) => handle.isAboveKeyboard)
    ? ', interactive-widget=resizes-content'
    : '';
  useEffect(() => {
    // The rest of the page listens once all its effects have run.
    const wait = setTimeout(carryOutEarlyPresses);
    return () => clearTimeout(wait);
  }, []);
  const icon = looks.isDiscreet ? 'neutral' : page.brand;
  return (
    <html
      lang={texts.language}
      data-brand={page.brand}
      data-words={page.words}
      data-fictional-icon={page.hasFictionalIcon ? undefined : 'no'}
      data-color-scheme={looks.colorScheme}
      data-text-size={looks.textSize}
      data-discreet={looks.isDiscreet || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={`width=device-width, initial-scale=1${keyboard}`} />
        {/* React Aria puts a style of its own into the page, and takes from here what the policy asks of it. */}
        <meta property="csp-nonce" nonce={page.nonce} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={latinFontUrl}
          crossOrigin="anonymous"
        />
        <link rel="icon" type="image/svg+xml" href={`/icons/${icon}.svg`} />
        <link rel="apple-touch-icon" href={`/icons/${icon}-180.png`} />
        {/* It is the member's: a discreet one names nothing. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        {!isStatic && <EarlyPresses nonce={page.nonce} />}
        {page.head}
        <PageStyles />
        <Meta />
      </head>
      <body>
        {props.children}
        {!isStatic && (import.meta.env.SSR ? <PageTexts /> : <TextsData />)}
        <ScrollRestoration nonce={page.nonce} />
        {!isStatic && <LateScripts nonce={page.nonce} />}
      </body>
    </html>
  );
}

const KEEPER = import.meta.env.SSR ? `(${keepPresses.toString()})('${PAGE_BUTTONS}')` : '';

/** Runs before the page's own scripts, and before anything can be pressed. */
function EarlyPresses({ nonce }: { nonce: string | undefined }): ReactNode {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: KEEPER }} />
  );
}

/** One group: React keeps its sheets in the order in which they came, so the layers are declared first for good. */
const PRECEDENCE = 'page';

/**
 * The style sheets of the page's routes. The document carries its own in line (one request less before the first paint);
 * the sheets of pages visited later are links, and React shows such a page when they have arrived.
 */
function PageStyles(): ReactNode {
  const page = usePageInfo();
  const framework = useContext(FrameworkContext);
  const state = useContext(RouterStateContext);
  // Vite serves the styles itself in development.
  if (import.meta.env.DEV || !framework || !state) return <Links />;

  const ofRoutes = state.matches.flatMap(
    (match) => framework.manifest.routes[match.route.id]?.css ?? [],
  );
  const linked = [...new Set(ofRoutes)].filter((href) => !page.inlined.has(href));
  return (
    <>
      {[...page.inlined].map((href) => (
        <style key={href} href={href} precedence={PRECEDENCE} nonce={page.nonce}>
          {page.styleSheet?.(href) ?? ''}
        </style>
      ))}
      {linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence={PRECEDENCE} />
      ))}
    </>
  );
}

/**
 * Where the texts of this page's namespaces are, which the browser keeps for the next page, and as data the numbers and names in it: the
 * browser starts without making them anew. On the server only.
 */
function PageTexts(): ReactNode {
  const { formatted } = useTexts();
  const { textSources, nonce } = usePageInfo();
  return (
    <>
      {textSources?.files.map(([, href]) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <TextsData json={JSON.stringify({ ...textSources, formatted }).replaceAll('<', '\\u003c')} />
    </>
  );
}

/** The browser takes over what the server wrote. */
function TextsData({ json = '' }: { json?: string }): ReactNode {
  return (
    <script
      id={PAGE_TEXTS_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** The router's scripts, asked for after the font and the photos of the first window: without a word a browser puts them first. */
function LateScripts(props: { nonce: string | undefined }): ReactNode {
  // The browser takes over what the server wrote: there is nothing to say again.
  return import.meta.env.SSR ? late(Scripts(props)) : Scripts(props);
}

const late = (node: ReactNode): ReactNode =>
  Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode; fetchPriority?: 'low' }>(child)) return child;
    return child.type === Fragment
      ? late(child.props.children)
      : cloneElement(child, { fetchPriority: 'low' });
  });
