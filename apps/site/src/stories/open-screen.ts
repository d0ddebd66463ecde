import { createMemoryRouter, type DataRouter } from 'react-router';
import { createVeloursClient } from '@velours/api-client';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { createQueryClient } from '../app/data/queries.ts';
import { openSitePage } from '../app/document/browser-page.ts';
import type { SitePage } from '../app/document/SiteProviders.tsx';
import { answersOf, type Situation, withDrawnPictures } from './answers.ts';
import { storyRoutes, loadSite } from './story-routes.tsx';

/** What a screen's story is told. */
export interface ScreenArgs extends Situation {
  /** The address of the page. */
  path: string;
  /** Where the reader goes on to, once the page is there. */
  goesTo?: string | undefined;
  /** Whether the page still waits for its data. @default false */
  isWaiting?: boolean | undefined;
}

/** The texts come from Storybook's toolbar. */
export type StoryPage = Omit<SitePage, 'texts'>;

/** A page of the site, ready to be shown. */
export interface OpenedScreen {
  page: StoryPage;
  router: DataRouter;
}

/** The site's own client and cache, over the contract's examples. */
function makePage(situation: Situation, brand: string): StoryPage {
  const answer = fetchFromExamples(answersOf(situation, brand));
  return openSitePage({
    info: {
      brand,
      hasFictionalIcon: true,
      colorScheme: 'system',
      textSize: 100,
      isDiscreet: false,
      inlined: new Set(),
    },
    api: createVeloursClient({
      retry: { retries: 0 },
      timeout: null,
      fetch: async (request) => withDrawnPictures(await answer(request)),
    }),
    queryClient: createQueryClient(),
  });
}

/** A page without an address, for a part of the site that stands alone: with all that every page has. */
export async function openPage(situation: Situation, brand: string): Promise<StoryPage> {
  const page = makePage(situation, brand);
  await loadSite(page);
  return page;
}

/** Opens a page as a browser would: with the site's own routes and loaders. */
export async function openScreen(args: ScreenArgs, brand: string): Promise<OpenedScreen> {
  const page = makePage(args, brand);
  const router = createMemoryRouter(storyRoutes(page, !args.isWaiting), {
    initialEntries: [args.path],
  });
  // The foot of the page comes with the first touch: its code is here by then.
  await Promise.all([settled(router), import('../app/layouts/PageFooter.tsx')]);
  if (args.goesTo !== undefined) void router.navigate(args.goesTo);
  return { page, router };
}

function settled(router: DataRouter): Promise<void> {
  const isSettled = (): boolean =>
    router.state.initialized && router.state.navigation.state === 'idle';
  return new Promise((done) => {
    if (isSettled()) {
      done();
      return;
    }
    const stop = router.subscribe(() => {
      if (!isSettled()) return;
      stop();
      done();
    });
  });
}
