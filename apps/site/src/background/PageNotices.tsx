import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '@velours/ui/components/Banner';
import { useSettings, useUser, useDismissal } from '../app/data/hooks.ts';
import { useNotices } from '../app/document/notices.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { useSnapshot } from '../app/loading/actor-handle.ts';
import { servedPart, useAsyncModule } from '../app/loading/parts.tsx';
import { host } from './host.ts';
import { useAsOf, useAsOfText } from './kept-page.ts';
import { sendToSession, session } from './session/session.ts';

/** The banners area (spec section 2): one notice above a page; which one it is, and where, says `noticeFor`. */
export function PageNotices(props: {
  /** The reminder to confirm the address: a feature's, so the layout brings it. */
  activation: ReactNode;
}): ReactNode {
  const { pathname } = useLocation();
  const user = useUser();
  const news = useNotices();
  const removal = useSnapshot(host.removal);
  const isRemovalRefused = removal !== undefined && removal.context.failures.length > 0;
  const logOutFailure = useSnapshot(session)?.logOutFailure;
  const isOffline = useSnapshot(host.liveRefresh) === 'offline';
  const asOf = useAsOf();
  const isMailsOffDismissed = useDismissal('notifications') !== null;
  const { age_check: ageCheck } = useSettings();

  // Whoever is banned has only the notice of it to read.
  const member = user?.status === 'banned' ? null : user;
  const areMailsOff = member !== null && member.notifications_disabled.length > 0;
  const notice = noticeFor(pathname, {
    refusal: isRemovalRefused || logOutFailure,
    offline: isOffline || asOf !== null,
    activation: member?.status === 'not_confirmed' && !areMailsOff,
    alert: (areMailsOff && !isMailsOffDismissed) || ageCheck === 'needed',
    news: news.length,
  });
  return (
    notice && (
      <div data-notice={notice}>
        <NoticeStrip notice={notice} news={news[0]?.content} activation={props.activation} />
      </div>
    )
  );
}

/** What is said. */
function NoticeStrip({
  notice,
  news,
  activation,
}: {
  notice: NoticeKind;
  news: ReactNode;
  activation: ReactNode;
}): ReactNode {
  const t = useTranslate();
  const asOfText = useAsOfText();
  const removal = useSnapshot(host.removal);
  const logOutFailure = useSnapshot(session)?.logOutFailure;

  const isRefused = notice === 'refusal';
  const logOut = useAsyncModule(
    () => import('./session/SessionTrouble.tsx'),
    isRefused && Boolean(logOutFailure),
  );
  const chat = useAsyncModule(
    () => import('./chat-removal/ChatRemovalAlert.tsx'),
    isRefused && !logOutFailure,
  );
  switch (notice) {
    case 'refusal':
      if (logOutFailure) {
        const onRetry = (): void => void sendToSession({ type: 'LOG_OUT' });
        return logOut && <logOut.LogOutFailed failure={logOutFailure} onRetry={onRetry} />;
      }
      return chat && removal && <chat.ChatRemovalAlert snapshot={removal} />;
    case 'offline':
      return (
        <Banner layout="strip" tone="warning" announce="status">
          {t(($) => $.common.states.offlineTitle)}
          {asOfText && `. ${asOfText}`}
        </Banner>
      );
    case 'activation':
      return activation;
    case 'alert':
      return alert;
    case 'news':
      return news;
  }
}

const alert = servedPart(
  () => import('./alerts/PageAlert.tsx'),
  ({ PageAlert }) => PageAlert,
);

/**
 * What may be said above a page, the most important first: one is said at a time.
 *
 * `refusal`: what was just pressed could not be done. `offline`: no connection, or a page of before. `activation`: the e-mail address is not confirmed.
 * `alert`: mails are switched off, or photos are withheld until an age check. `news`: what was decided about a report.
 */
export type NoticeKind = 'refusal' | 'offline' | 'activation' | 'alert' | 'news';

/** Which of them are due, written the most important first. */
export type Due = Readonly<Record<NoticeKind, unknown>>;

/** The pages of many people. On all others, the one person or the one task has the whole page. */
const LISTS = /^\/(members|chats|likes(\/(received|given|matches))?)\/?$/;

/** A member's own page: it may be one that was kept. */
const PROFILE = /^\/members\/[\w-]+$/;

/** The pages without the activation reminder (spec section 4): sign-up, settings and notifications. */
const UNREMINDED = /^\/((complete-)?signup|settings|notifications)(\/|$)/;

/** Which page hears of which. What was just pressed is answered where it was pressed. */
function mayStand(notice: NoticeKind, pathname: string): boolean {
  if (notice === 'refusal') return true;
  if (notice === 'activation') return !UNREMINDED.test(pathname);
  return LISTS.test(pathname) || (notice === 'offline' && PROFILE.test(pathname));
}

/** The one notice of a page, of those that are due: the first in the order that they are written in. */
export const noticeFor = (pathname: string, due: Due): NoticeKind | undefined =>
  (Object.keys(due) as NoticeKind[]).find((notice) => due[notice] && mayStand(notice, pathname));
