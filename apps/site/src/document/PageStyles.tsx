import { useContext, type ReactNode } from 'react';
import {
  Links,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router';
import { usePageInfo } from './PageInfo.tsx';

/** Marks a style element with the sheet it holds, so that the browser knows what it has. */
export const INLINED_SHEET = 'data-sheet';

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
        <style
          key={href}
          {...{ [INLINED_SHEET]: href }}
          nonce={page.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: page.styleSheet?.(href) ?? '' }}
        />
      ))}
      {linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
    </>
  );
}
