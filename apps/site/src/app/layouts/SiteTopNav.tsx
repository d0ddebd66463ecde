import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import {
  TopNav,
  type TopNavLabels,
  type TopNavMember,
  type TopNavPlace,
} from '@velours/ui/blocks/TopNav';
import { useAttention, useSettings, useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { useComingPage } from '../navigation/coming-page.ts';
import { logInPath } from '../navigation/safe-next.ts';
import { useBackButton } from '../document/installed-app.ts';
import { sendToSession } from '../../background/session/session.ts';
import { LANGUAGE_ACTION, visibleLanguages } from '../i18n/languages.ts';
import { firstTouch } from '../loading/first-touch.ts';
import { servedPart } from '../loading/parts.tsx';
import { FindTabs } from '../../features/search/FindTabs.tsx';
import '@velours/ui/blocks/LanguageMenu/styles';
import '@velours/ui/components/Flyout/styles';
import type { Schemas } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Attention } from '../data/chat-cache.ts';
import { photoUrl } from '../data/member-card.ts';

/** The pages of the ways to find people: their bar holds these on a phone. */
const WAYS: ReadonlySet<string> = new Set(['/members', '/swipe-game', '/match-finder']);

/** A form that the server renders: its code comes with the first touch. A member's menu has a link instead. */
const languageMenu = servedPart(
  () => import('./SiteLanguageMenu.tsx'),
  ({ SiteLanguageMenu }) => SiteLanguageMenu,
  firstTouch,
);

/** The bar at the top of the default layout, for members and visitors (spec section 2). */
export function SiteTopNav(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const user = useUser();
  const attention = useAttention();
  const { pathname, search } = useLocation();
  const back = useBackButton();
  // A press is answered at once: the entry is marked while its page is on its way.
  const coming = useComingPage()?.pathname ?? pathname;

  return (
    <TopNav
      brandName={settings.name}
      member={user && topNavMember(user, attention, settings.cdn_prefix)}
      currentPlace={placeOf(coming) ?? placeOf(pathname)}
      tabs={user && WAYS.has(pathname) ? <FindTabs current={coming} /> : undefined}
      onBack={back}
      onLogOut={() => void sendToSession({ type: 'LOG_OUT' })}
      languageMenu={user ? undefined : languageMenu}
      labels={topNavLabels(t, settings.name)}
      links={{
        home: '/',
        logIn: logInPath(`${pathname}${search}`),
        signUp: settings.signups === 'closed' ? undefined : '/signup',
        members: '/members',
        messages: '/chats',
        likes: '/likes',
        credits: '/credits/repeat-order',
        premium: '/premium',
        account: {
          profile: '/profile',
          transactions: '/transactions',
          settings: '/settings',
          logOut: '/logout',
          language:
            visibleLanguages(settings.visible_languages).length > 1 ? LANGUAGE_ACTION : undefined,
        },
      }}
    />
  );
}

export function topNavLabels(t: Translate, site: string): TopNavLabels {
  return {
    ...t(($) => $.common.nav, { site }),
    unreadMessages: (count) => t(($) => $.common.nav.unreadMessages, { count }),
    newLikes: (count) => t(($) => $.common.nav.newLikes, { count }),
    creditsAvailable: (count) => t(($) => $.common.nav.creditsAvailable, { count }),
    account: {
      ...t(($) => $.common.nav.account),
      trigger: (name) => t(($) => $.common.nav.account.trigger, { name }),
    },
  };
}

/** The member as the bar shows them, with what waits for them. */
export function topNavMember(
  user: Schemas['User'],
  attention: Attention,
  cdnPrefix: string,
): TopNavMember {
  return {
    name: user.profile.name,
    thumbnailUrl: photoUrl(user.profile.main_image?.thumb_filename, cdnPrefix),
    numUnreadMessages: attention.unreadMessages,
    numNewLikes: attention.newLikes,
    credits: user.credits,
    isPaidUser: user.paid_user,
    isBlocked: user.status === 'banned',
  };
}

/** The entry of the bar a path belongs to. */
export function placeOf(pathname: string): TopNavPlace | undefined {
  if (pathname.startsWith('/members') || WAYS.has(pathname)) return 'members';
  if (pathname.startsWith('/chats')) return 'messages';
  if (pathname.startsWith('/likes')) return 'likes';
  if (pathname.startsWith('/credits')) return 'credits';
  if (pathname === '/premium') return 'premium';
  return undefined;
}
