import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserPage } from './app/document/browser-page.ts';
import { SiteProviders } from './app/document/SiteProviders.tsx';
import { watchChunkFailures } from './app/loading/chunk-reload.ts';

watchChunkFailures();

// Not by an `await` of the module's own: the bundler then shares less between the pages' files.
createBrowserPage(document).then(
  (page) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <SiteProviders {...page}>
            <HydratedRouter />
          </SiteProviders>
        </StrictMode>,
      );
    }),
  (error: unknown) => {
    // Without its texts the page is what it is without script: a link leads on.
    window.earlyPresses?.stop();
    throw error;
  },
);
