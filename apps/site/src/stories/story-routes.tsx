import { type ComponentType, type ReactNode, useEffect } from 'react';
import {
  Outlet,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
  type ActionFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  useNavigate,
} from 'react-router';
import { browserLoader, pageLanguage, setCookie } from '../app/data/browser-loader.ts';
import { loadInto, type LoadPage } from '../app/data/page-data.ts';
import { userQuery, attentionQuery, companyQuery, settingsQuery } from '../app/data/queries.ts';
import { ErrorBoundary, handle, shouldRevalidate } from '../root.tsx';
import siteRoutes from '../routes.ts';
import { QuietPage } from '../app/layouts/Page.tsx';
import type { PageHandle } from '../app/document/page-handle.ts';
import type { SitePage } from '../app/document/SiteProviders.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../app/data/api.ts';
import { useUser } from '../app/data/hooks.ts';
import { startBusy } from '../background/busy.ts';
import { host } from '../background/host.ts';
import { createReload } from '../background/live-refresh-actor.ts';
import { startLikeOverlay } from '../background/like-overlay/like-overlay-actor.ts';
import { useLikeFacts } from '../background/like-overlay/use-like-facts.ts';
import { startRemoval } from '../background/chat-removal/removal-actor.ts';
import { startDiscount } from '../background/time-bonus/discount-actor.ts';
import { startTimeBonus } from '../background/time-bonus/time-bonus-actor.ts';

interface RouteModule {
  default?: ComponentType<RouteProps>;
  loader?: LoaderFunction & { load?: LoadPage };
  clientLoader?: LoaderFunction;
  clientAction?: ActionFunction;
  shouldRevalidate?: NonNullable<RouteObject['shouldRevalidate']>;
  handle?: PageHandle;
}

interface RouteProps {
  params: ReturnType<typeof useParams>;
  loaderData: unknown;
  actionData: unknown;
}

type RouteParts = Pick<
  RouteObject,
  'Component' | 'loader' | 'action' | 'shouldRevalidate' | 'handle'
>;

type SiteRoute = Pick<(typeof siteRoutes)[number], 'id' | 'file' | 'path' | 'index' | 'children'>;

const modules = import.meta.glob<RouteModule>(['../**/*.route.tsx', '../app/layouts/*Layout.tsx']);

/** A route module's component with what the framework gives it. */
function withRouteProps(Component: ComponentType<RouteProps>): ComponentType {
  return function RoutePage() {
    return (
      <Component params={useParams()} loaderData={useLoaderData()} actionData={useActionData()} />
    );
  };
}

async function routeParts(file: string, hasData: boolean): Promise<RouteParts> {
  const module = await modules[`../${file}`]?.();
  if (!module) throw new Error(`${file} is not a route module`);
  // What the browser itself asks; without a clientLoader the server is asked, as for landing pages and unknown ones.
  const load = module.loader?.load;
  const loader =
    module.clientLoader ?? (load ? (browserLoader(load) as LoaderFunction) : module.loader);
  return {
    ...(module.default ? { Component: withRouteProps(module.default) } : {}),
    ...(loader && hasData ? { loader } : {}),
    ...(module.clientAction ? { action: module.clientAction } : {}),
    ...(module.shouldRevalidate ? { shouldRevalidate: module.shouldRevalidate } : {}),
    handle: module.handle,
  };
}

function routeObject(
  { id, file, path, index, children }: SiteRoute,
  hasData: boolean,
): RouteObject {
  const route = { id: id ?? file, lazy: () => routeParts(file, hasData) };
  if (index) return { ...route, index };
  return {
    ...route,
    path,
    children: children?.map((child) => routeObject(child, hasData)),
  } as RouteObject;
}

function Root(): ReactNode {
  return (
    <QuietPage>
      <StoryMember />
      <Outlet />
    </QuietPage>
  );
}

function RootError(): ReactNode {
  return <ErrorBoundary error={useRouteError()} />;
}

function rootLoader({ api, queryClient }: LoadingPage) {
  const user = () => queryClient.ensureQueryData(userQuery(api));
  return ({ url, params }: LoaderFunctionArgs) =>
    loadInto(() => loadSite({ api, queryClient }), {
      api,
      queryClient,
      user,
      language: pageLanguage,
      setCookie,
      url,
      params,
    });
}

/**
 * The routes of the site, module by module, for a router without a server. `hasData`: the pages load their data before they
 * are shown, as always; without it they stand there waiting for it.
 */
export function storyRoutes(page: LoadingPage, hasData: boolean): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      handle,
      loader: rootLoader(page),
      shouldRevalidate,
      children: siteRoutes.map((route) => routeObject(route, hasData)),
    },
  ];
}

/** What is loaded into a page outside React. */
type LoadingPage = Pick<SitePage, 'api' | 'queryClient'>;

/** What the server sends with every document (server/page-loader.ts). */
export async function loadSite({ api, queryClient }: LoadingPage): Promise<void> {
  const [member] = await Promise.all([
    queryClient.ensureQueryData(userQuery(api)),
    queryClient.ensureQueryData(settingsQuery(api)),
    queryClient.ensureQueryData(companyQuery(api)),
  ]);
  if (member) await queryClient.ensureQueryData(attentionQuery(api));
}

const alone = {
  tell: (): void => undefined,
  listen: () => (): void => undefined,
  close: (): void => undefined,
};

/** What runs for a member beside the pages and needs nothing but the API: no other tabs, live stream, storage or push. */
function StoryMember(): null {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMember = useUser() !== null;
  useLikeFacts();
  useEffect(() => {
    if (!isMember) return undefined;
    const otherTabs = { chats: alone, likes: alone };
    const reload = createReload(api, client);
    const story = { api, client, memberId: 'story', publicKey: null, navigate, otherTabs, reload };
    host.busy.want();
    const stops = [
      host.busy.serve(async () => startBusy),
      host.removal.serve(async () => () => startRemoval(story)),
      host.likeOverlay.serve(async () => () => startLikeOverlay(story)),
      host.timeBonus.serve(async () => (until) => startTimeBonus(story, until)),
      host.discount.serve(async () => (until) => startDiscount(story, until)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [api, client, isMember, navigate]);
  return null;
}
