import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Document } from './app/document/Document.tsx';
import { LastResort, ErrorScreen } from './app/document/ErrorScreen.tsx';
import { pageMiddleware } from './app/server/page-request.ts';
import { rootLoader } from './app/server/page-loader.ts';
import { Page } from './app/layouts/Page.tsx';
import type { PageHandle } from './app/document/page-handle.ts';

export const middleware = [pageMiddleware];
export const loader = rootLoader;

/** What the root loads comes once with the document; the cache keeps it up to date from then on. */
export const shouldRevalidate = (): boolean => false;

export const handle = {
  namespaces: ['common', 'errors'],
} satisfies PageHandle;

export function Layout({ children }: { children: ReactNode }): ReactNode {
  return <Document>{children}</Document>;
}

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
