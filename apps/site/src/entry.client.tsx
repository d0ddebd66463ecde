import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserPage } from './app/document/browser-page.ts';
import { SiteProviders } from './app/document/SiteProviders.tsx';
import { watchChunkFailures } from './app/loading/chunk-reload.ts';

watchChunkFailures();
const page = createBrowserPage(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SiteProviders {...page}>
        <HydratedRouter />
      </SiteProviders>
    </StrictMode>,
  );
});
