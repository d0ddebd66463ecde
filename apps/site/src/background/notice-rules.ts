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
