import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, isProblem, type Schemas } from '../../app/data/api.ts';
import { memberKey, userKey } from '../../app/data/keys.ts';
import { type LoadPage, requireMember } from '../../app/data/page-data.ts';
import { type DoneForm, field, intentOf, type SubmitPage } from '../../app/forms/submit.ts';

export type Notifications = Schemas['Notifications'];

/** What is told of this page is read anew whenever it is opened. */
const ANEW = { staleTime: 0 };

/** The member's own settings, or with the token of a mail those of its receiver. */
export const notificationsQuery = (api: Api, token: string | null) =>
  queryOptions({
    queryKey: [...memberKey, 'notifications', token],
    queryFn: async (): Promise<Notifications> => {
      const read =
        token === null
          ? api.GET('/api/notifications.php')
          : api.GET('/api/mail-notifications.php', { params: { query: { token } } });
      return (await answer(read)).notifications;
    },
    staleTime: Infinity,
  });

export interface NotificationsFacts {
  token: string | null;
  /** The link of the mail works no more. */
  isOver: boolean;
}

/** /notifications, and /notifications?token= from a mail. */
export const loadNotifications: LoadPage<NotificationsFacts> = async (page) => {
  const { api, queryClient, url } = page;
  const token = url.searchParams.get('token');
  if (token === null) await requireMember(page);
  try {
    await queryClient.fetchQuery({ ...notificationsQuery(api, token), ...ANEW });
    return { token, isOver: false };
  } catch (error) {
    const codes = ['link_invalid', 'link_expired', 'validation_failed'] as const;
    if (token === null || !codes.some((code) => isProblem(error, code))) throw error;
    return { token, isOver: true };
  }
};

/** The forms of /notifications: save, stop the mails, mails again. */
export const submitNotifications: SubmitPage<DoneForm> = async (form, page) => {
  const { api, queryClient, url } = page;
  const token = url.searchParams.get('token');
  const query = notificationsQuery(api, token);
  const doing = field(form, 'do') as Doing;
  const body = changeOf(doing, form);
  const params = intentOf(form);
  const { notifications } = await answer(
    token === null
      ? api.PUT('/api/notifications.php', { params, body })
      : api.PUT('/api/mail-notifications.php', { params: { ...params, query: { token } }, body }),
  );
  queryClient.setQueryData(query.queryKey, notifications);
  // The alert about disabled notifications; a visitor has none.
  if (queryClient.getQueryData(userKey)) await queryClient.invalidateQueries({ queryKey: userKey });
  // That the mails go on is seen by the notice, which is gone.
  return { seeOther: notificationsPath(token, doing !== 'resume') };
};

/** Only what the form is about: the page may not know what was saved elsewhere since. */
function changeOf(doing: Doing, form: FormData): Schemas['NotificationsChange'] {
  if (doing === 'resume') return { resume: true };
  if (doing === 'stop') return { mail: NONE, resume: false };
  return {
    mail: changedKinds(form, 'mail'),
    ...(form.has(beforeOf('push')) && { push: changedKinds(form, 'push') }),
    resume: false,
  };
}

type Channel = 'mail' | 'push';

/** The field that says what a channel's boxes were when the form began. */
const beforeOf = (channel: Channel) => `${channel}_before` as const;

/** What the form sends along unseen, so that only what was changed in it is saved. */
export const beganWith = (notifications: Notifications, channels: readonly Channel[]) => ({
  do: 'save',
  ...Object.fromEntries(
    channels.map((channel) => [beforeOf(channel), chosenOf(notifications[channel]).join()]),
  ),
});

/** The kinds that are not as they were when the form began. */
function changedKinds(form: FormData, channel: Channel): Partial<Kinds> {
  const before = field(form, beforeOf(channel)).split(',');
  const chosen = form.getAll(channel);
  const changed = KINDS.filter((kind) => chosen.includes(kind) !== before.includes(kind));
  return Object.fromEntries(changed.map((kind) => [kind, chosen.includes(kind)]));
}

type Kinds = Schemas['NotificationKinds'];

/** What a form of the page does. */
type Doing = 'save' | 'stop' | 'resume';

export const KINDS = ['messages', 'likes', 'matches'] as const;

const NONE: Kinds = { messages: false, likes: false, matches: false };

/** The kinds that are chosen, as the check boxes have them. */
export const chosenOf = (kinds: Kinds): string[] => KINDS.filter((kind) => kinds[kind]);

export function notificationsPath(token: string | null, isSaved = false): string {
  const params = new URLSearchParams({
    ...(token !== null && { token }),
    ...(isSaved && { saved: '1' }),
  });
  return params.size === 0 ? '/notifications' : `/notifications?${params}`;
}
