import { type ReactNode, useEffect, useSyncExternalStore, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { entryKey, pressedLinks } from './coming-page.ts';
import type { NavigationProgressActor } from './navigation-progress-actor.ts';
import { opensAsDialog, signUpDialog } from './sign-up-dialog.ts';

/**
 * The blocks render plain links and forms, which work without script. Here their clicks become navigations without a new
 * document, and a link to sign-up opens the dialog where the screen is wide enough.
 */
export function LinkNavigation(): null {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href) return;
      const hasDownload = link.hasAttribute('download');
      const { href, target } = link;
      const path = siteTarget(event, { href, target, hasDownload }, location.href);
      if (path === null) return;
      event.preventDefault();
      pressedLinks.set(entryKey(), link.getAttribute('href') ?? '');
      if (opensAsDialog(path, matchMedia) && signUpDialog.open(path)) return;
      void navigate(path);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return;
      event.preventDefault();
      void navigate(formTarget(form.action, new FormData(form, event.submitter).entries()));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate]);

  return null;
}

/** The parts of a click that decide whether the router takes it. */
interface LinkClick {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

interface ClickedLink {
  href: string;
  target: string;
  hasDownload: boolean;
}

/** Paths of this origin that are not pages of the site: the browser fetches them. */
const NOT_PAGES = ['/api/', '/__dev/', '/assets/', '/photos/'];

/**
 * The path a click on a link leads to inside the site, or null when the browser should do what it does: another origin, a
 * new tab, a download, a jump within the page.
 */
export function siteTarget(click: LinkClick, link: ClickedLink, current: string): string | null {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || click.button !== 0 || hasModifier) return null;
  if (link.hasDownload || (link.target && link.target !== '_self')) return null;
  const here = new URL(current);
  const there = new URL(link.href, here);
  if (there.origin !== here.origin) return null;
  if (NOT_PAGES.some((prefix) => there.pathname.startsWith(prefix))) return null;
  const isSamePage = there.pathname === here.pathname && there.search === here.search;
  if (isSamePage && there.hash) return null;
  return `${there.pathname}${there.search}${there.hash}`;
}

/** The address a GET form leads to: its action with its filled fields as the query. */
export function formTarget(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const url = new URL(action);
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  url.search = query.toString();
  return `${url.pathname}${url.search}`;
}

const NOTHING = (): void => undefined;

const loadActor = async (page: string): Promise<NavigationProgressActor> =>
  (await import('./navigation-progress-actor.ts')).startNavigationProgress(page);

/** Another path is another page, and so is another page of a list. */
const pageOf = (pathname: string, search: string): string =>
  pathname + (new URLSearchParams(search).get('page') ?? '');

/**
 * The bar at the top while a page is on its way, and the focus once another has come; what both need is fetched with the first
 * navigation.
 */
export function NavigationProgress(): ReactNode {
  const t = useTranslate();
  const isLoading = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const [first] = useState(page);
  const [progress, setProgress] = useState<NavigationProgressActor>();

  useEffect(() => {
    // The page may have come while the statechart was fetched: it hears how things stand, not what has changed.
    if (progress) progress.send(isLoading, page);
    // What is there at once has never been on its way.
    else if (isLoading || page !== first) void loadActor(first).then(setProgress, NOTHING);
  }, [isLoading, page, first, progress]);

  useEffect(() => () => progress?.stop(), [progress]);

  const state = useSyncExternalStore(
    progress?.subscribe ?? (() => NOTHING),
    () => progress?.state() ?? 'idle',
    () => 'idle' as const,
  );
  return <RouteProgress state={state} label={t(($) => $.common.states.loadingPage)} />;
}
