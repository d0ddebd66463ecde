import type * as ReactRouter from 'react-router';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { guardRouteModuleReload, guardRouteModules } from './route-module-guard.ts';

const ENTRY = '\0guarded-router';
const BOUNDARY = 'root';
const FAILED_CHUNK = new TypeError('Failed to fetch dynamically imported module: /assets/likes.js');

let reactRouter: typeof ReactRouter;

/** React Router as the site's build makes it, with our guard in it. */
async function buildGuardedRouter(): Promise<typeof ReactRouter> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      guardRouteModuleReload(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? "export * from 'react-router';" : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const code = `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`;
  return (await import(/* @vite-ignore */ code)) as typeof ReactRouter;
}

beforeAll(async () => {
  reactRouter = await buildGuardedRouter();
}, 60_000);

afterEach(() => vi.unstubAllGlobals());

const never = (): Promise<never> => new Promise(() => undefined);
const loads =
  <Value>(value: Value) =>
  () =>
    Promise.resolve(value);
const fails = (): Promise<never> => Promise.reject(FAILED_CHUNK);
const Page = (): null => null;

type Lazy = { loader: () => Promise<() => Promise<unknown>>; Component: () => Promise<() => null> };

/** A page that is open, with a link to /likes, whose chunks are yet to be loaded. */
function openPage(lazy: Lazy, reload: () => boolean) {
  // What the router's browser code looks at.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('__reloadForChunk', reload);
  const info = { hasLoader: true, hasClientLoader: true };
  const manifest = { routes: { [BOUNDARY]: { hasLoader: false }, likes: info } };
  const router: ReturnType<typeof ReactRouter.createMemoryRouter> = reactRouter.createMemoryRouter(
    [
      {
        id: BOUNDARY,
        path: '/',
        loader: () => null,
        ErrorBoundary: Page,
        children: [{ id: 'likes', path: 'likes', lazy }],
      },
    ],
    {
      hydrationData: { loaderData: { [BOUNDARY]: null } },
      dataStrategy: reactRouter.UNSAFE_getTurboStreamSingleFetchDataStrategy(
        () => router,
        manifest as never,
        {},
        true,
      ),
    },
  );
  return router;
}

describe('a route chunk that does not load', () => {
  it.each<[string, Lazy]>([
    ['the loader', { loader: fails, Component: loads(Page) }],
    ['the page', { loader: loads(() => Promise.resolve('facts')), Component: fails }],
    ['both', { loader: fails, Component: fails }],
  ])('[V15] the error page shows when no reload is due: %s', async (_, lazy) => {
    const page = openPage(lazy, () => false);
    await page.navigate('/likes');
    expect(page.state.navigation.state).toBe('idle');
    expect(page.state.location.pathname).toBe('/likes');
    expect(page.state.errors).toEqual({ [BOUNDARY]: FAILED_CHUNK });
  });

  it('[V15] while the page is being reloaded no error shows', async () => {
    const reload = vi.fn<() => boolean>(() => true);
    const page = openPage({ loader: fails, Component: never }, reload);
    void page.navigate('/likes');
    await expect.poll(() => reload).toHaveBeenCalled();
    await new Promise(setImmediate);
    expect(page.state.navigation.state).toBe('loading');
    expect(page.state.errors).toBeNull();
  });

  it('[V15] a page whose chunks load opens, and nothing asks for a reload', async () => {
    const reload = vi.fn<() => boolean>(() => true);
    const lazy = { loader: loads(() => Promise.resolve('facts')), Component: loads(Page) };
    const page = openPage(lazy, reload);
    await page.navigate('/likes');
    expect(page.state.errors).toBeNull();
    expect(page.state.loaderData).toMatchObject({ likes: 'facts' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the guard in React Router', () => {
  it.each(['routeModules', 'single-fetch'])(
    'a build stops when %s is no longer what the guard was made for',
    (file) => {
      const id = `/node_modules/react-router/dist/production/lib/dom/ssr/${file}.js`;
      expect(() => guardRouteModules('export {};', id)).toThrow('react-router changed');
    },
  );

  it('other modules stay as they are', () => {
    expect(guardRouteModules('export {};', '/src/root.tsx')).toBeNull();
  });
});
