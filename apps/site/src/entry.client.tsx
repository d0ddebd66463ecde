import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserPage } from './document/browser-page.ts';
import { SiteProviders } from './document/SiteProviders.tsx';
import { watchChunkFailures } from './wiring/chunk-reload.ts';

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
