import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TopNav } from '@velours/ui/blocks/TopNav';
import { useAttention, useSettings, useUser } from '../data/hooks.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { logInPath } from '../navigation/safe-next.ts';
import { placeOf, topNavLabels, topNavMember } from './top-nav.ts';
import { useSession } from '../../background/session/use-session.ts';
import { useBackButton } from '../navigation/use-back-button.ts';
import { LANGUAGE_ACTION, useLanguageChoice } from '../i18n/use-language-choice.ts';
import { SiteLanguageMenu } from './SiteLanguageMenu.tsx';

/** The bar at the top of the default layout, for members and visitors (spec section 2). */
export function SiteTopNav(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const user = useUser();
  const attention = useAttention();
  const { pathname, search } = useLocation();
  const { languages } = useLanguageChoice();
  const session = useSession();
  const back = useBackButton();

  return (
    <TopNav
      brandName={settings.name}
      member={user && topNavMember(user, attention, settings.cdn_prefix)}
      currentPlace={placeOf(pathname)}
      onBack={back}
      onLogOut={() => void session.send({ type: 'LOG_OUT' })}
      languageMenu={user ? undefined : <SiteLanguageMenu />}
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
          language: languages.length > 1 ? LANGUAGE_ACTION : undefined,
        },
      }}
    />
  );
}
