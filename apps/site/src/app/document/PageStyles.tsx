import { useContext, type ReactNode } from 'react';
import {
  Links,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { usePageInfo } from './PageInfo.tsx';

/** One group: React keeps its sheets in the order in which they came, so the layers are declared first for good. */
const PRECEDENCE = 'page';

/**
 * The style sheets of the page's routes. The document carries its own in line (one request less before the first paint);
 * the sheets of pages visited later are links, and React shows such a page when they have arrived.
 */
export function PageStyles(): ReactNode {
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

/** The sheets that stand in line in this document, as React marks them. */
export function inlinedSheets(document: Document): Set<string> {
  const styles = document.querySelectorAll('style[data-href]');
  return new Set([...styles].flatMap((style) => style.getAttribute('data-href')?.split(' ') ?? []));
}

/**
 * Names the sheets in line to the bundler's loader, which looks for links alone: what loads on intent would have them fetched once
 * more. A disabled link fetches nothing.
 */
export function nameInlinedSheets(document: Document, sheets: ReadonlySet<string>): void {
  for (const href of sheets) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    // The router tells sheets of split route modules by an empty fragment; the loader knows none.
    link.href = href.replace(/#$/, '');
    document.head.append(link);
  }
}
