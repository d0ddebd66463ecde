import type { Page } from '@playwright/test';

/** Lets the page's script find itself in the installed app (display mode `standalone`), which no command of the browser can pretend. */
export const installedApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      asked(query === '(display-mode: standalone)' ? '(min-width: 0)' : query);
  });
