import type { TopNavLabels, TopNavMember, TopNavPlace } from '@velours/ui/blocks/TopNav';
import type { Schemas } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Attention } from '../data/attention.ts';
import { photoUrl } from '../../features/photos/photo.ts';

export function topNavLabels(t: Translate, site: string): TopNavLabels {
  return {
    navigation: t(($) => $.common.nav.label),
    home: t(($) => $.common.nav.home, { site }),
    logIn: t(($) => $.common.nav.logIn),
    signUp: t(($) => $.common.nav.signUp),
    back: t(($) => $.common.nav.back),
    members: t(($) => $.common.nav.search),
    messages: t(($) => $.common.nav.messages),
    likes: t(($) => $.common.nav.likes),
    credits: t(($) => $.common.nav.credits),
    getPremium: t(($) => $.common.nav.getPremium),
    unreadMessages: (count) => t(($) => $.common.nav.unread, { count }),
    newLikes: (count) => t(($) => $.common.nav.newLikes, { count }),
    creditsAvailable: (count) => t(($) => $.common.nav.creditsLeft, { count }),
    creditsLow: t(($) => $.common.nav.creditsLow),
    creditsEmpty: t(($) => $.common.nav.creditsEmpty),
    account: {
      trigger: (name) => t(($) => $.common.accountMenu.label, { name }),
      myProfile: t(($) => $.common.accountMenu.myProfile),
      transactions: t(($) => $.common.accountMenu.transactions),
      settings: t(($) => $.common.accountMenu.settings),
      language: t(($) => $.common.accountMenu.language),
      logOut: t(($) => $.common.accountMenu.logOut),
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
  if (pathname.startsWith('/members')) return 'members';
  if (pathname.startsWith('/chats')) return 'messages';
  if (pathname.startsWith('/likes')) return 'likes';
  if (pathname.startsWith('/credits')) return 'credits';
  if (pathname === '/premium') return 'premium';
  return undefined;
}
