import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { SkipLink } from '@velours/ui/components/SkipLink';
import { Container } from '@velours/ui/primitives/Container';
import { SignUpDialogHost } from '../../features/sign-up/steps/SignUpDialogHost.tsx';
import { host, useTurn } from '../../background/host.ts';
import { SiteEntryWarning } from '../../features/entry-warning/SiteEntryWarning.tsx';
import { DocumentTitle } from '../document/DocumentTitle.tsx';
import { ErrorScreen } from '../document/ErrorScreen.tsx';
import { ComingPage } from './ComingPage.tsx';
import { siteFooterWithUs } from './SiteFooter.tsx';
import { placeOf, SiteTopNav } from './SiteTopNav.tsx';
import { useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { useComingPage } from '../navigation/coming-page.ts';
import { PageNotices } from '../../background/PageNotices.tsx';
import { useSnapshot } from '../loading/actor-handle.ts';
import { servedPart, useAsyncModule } from '../loading/parts.tsx';

/** Layout "default" (spec section 2): navigation, banners, footer, disclaimer, sign-up dialog, like overlay. */
export default function DefaultLayout(): ReactNode {
  return (
    <Frame>
      <DocumentTitle />
      <PageContent />
    </Frame>
  );
}

/** In place of a page that failed, or is not there: the ways to the others stay, and so does what runs beside it. */
export function ErrorBoundary({ error }: { error: unknown }): ReactNode {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}

function Frame(props: { children: ReactNode }): ReactNode {
  const t = useTranslate();
  return (
    <SiteEntryWarning layout="default">
      <SkipLink targetId="content" label={t(($) => $.common.nav.skip)} />
      <SiteTopNav />
      <PageNotices activation={reminder} />
      {props.children}
      {siteFooterWithUs}
      <SignUpDialogHost />
      <LikeOverlay />
      <PageTimeBonus />
    </SiteEntryWarning>
  );
}

/** How long a page may take before its skeleton stands there, in ms: a press is answered within 100, and what is there sooner does not flash. */
const PATIENCE = 80;

/** How long the skeleton stands, in ms: where a page takes longer, as while the server is away, the one before is there again. */
const LONGEST = 5_000;

/** What somebody holds in the page. Not its heading, which has the focus since the page came: Safari leaves it there when a link is tapped. */
const HELD = 'main :not([tabindex="-1"])';

/** Whether somebody is in the page, with more than the link that they pressed: what they hold would go from under them. */
const isHeld = (coming: Location): boolean => {
  const held = document.activeElement;
  const isPressed = held instanceof HTMLAnchorElement && held.pathname === coming.pathname;
  return !isPressed && held?.matches(HELD) === true;
};

/** Where somebody was in a page when the skeleton of the next took its place. */
interface Place {
  key: string;
  y: number;
  focus: Element | null;
}

/** The page; the skeleton of the next while one that an entry of the navigation stands for was pressed, and is waited for. */
function PageContent(): ReactNode {
  const coming = useComingPage();
  const { key } = useLocation();
  const [awaited, setAwaited] = useState<typeof coming>();
  const left = useRef<Place>(undefined);
  useEffect(() => {
    if (!coming || !placeOf(coming.pathname)) return undefined;
    let wait = setTimeout(() => {
      if (isHeld(coming)) return;
      left.current = { key, y: scrollY, focus: document.activeElement };
      setAwaited(coming);
      wait = setTimeout(() => setAwaited(undefined), LONGEST);
    }, PATIENCE);
    return () => clearTimeout(wait);
  }, [coming, key]);
  const isComing = coming !== undefined && awaited === coming;

  useLayoutEffect(() => {
    if (isComing) {
      scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const before = left.current;
    left.current = undefined;
    if (before?.key !== key) return;
    // The one before is there again.
    scrollTo({ top: before.y, behavior: 'instant' });
    if (document.activeElement === document.body && before.focus instanceof HTMLElement) {
      before.focus.focus({ preventScroll: true });
    }
  }, [isComing, key]);

  return (
    <>
      {isComing && <ComingPage path={coming.pathname} />}
      <Container as="main" id="content" width="full" isHidden={isComing}>
        {outlet}
      </Container>
    </>
  );
}

/** A part by itself, so that the page is taken over in more than one task; the same element always, so that nothing else has it taken over at once. */
const outlet = (
  <Suspense>
    <Outlet />
  </Suspense>
);

const reminder = servedPart(
  () => import('../../features/activation/ActivationReminder.tsx'),
  ({ ActivationReminderPart }) => ActivationReminderPart,
);

/** The full-screen overlay of a match or a new like (spec section 2); its code comes when there is one to tell. */
function LikeOverlay(): ReactNode {
  const snapshot = useSnapshot(host.likeOverlay);
  const isShowing = snapshot?.matches({ overlay: 'showing' }) ?? false;
  const window = useAsyncModule(() => import('../../features/people/LikeWindow.tsx'), isShowing);
  const isOpen = snapshot?.matches({ overlay: { showing: 'open' } }) ?? false;
  const hasTurn = useTurn(isOpen && window !== undefined);
  return window && snapshot && hasTurn ? <window.LikeWindow snapshot={snapshot} /> : null;
}

/** The offer of the time bonus, for members who may have one: none who has paid (spec section 4). */
function PageTimeBonus(): ReactNode {
  const isWanted = useUser()?.paid_user === false;
  const part = useAsyncModule(
    () => import('../../background/time-bonus/TimeBonusOffer.tsx'),
    isWanted,
  );
  return isWanted && part && <part.TimeBonusOffer />;
}
