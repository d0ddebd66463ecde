import { newIdempotencyKey } from '@velours/api-client';
import { queryOptions } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { memberKey } from '../../app/data/keys.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { readLegal, type LegalFacts } from '../legal/legal-data.ts';

/** The legal page that explains bans. */
const BAN_NOTICE = 'ban-notice';

export type Notifications = Schemas['Notifications'];

const noticesKey = [...memberKey, 'notices'] as const;

/** What is told of this page is read anew whenever it is opened. */
const ANEW = { staleTime: 0 };

/** The member's own settings, or with the token of a mail those of its receiver. */
export const notificationsQuery = (api: Api, token: string | null) =>
  queryOptions({
    queryKey: [...noticesKey, 'notifications', token],
    queryFn: async (): Promise<Notifications> => {
      const read =
        token === null
          ? api.GET('/api/notifications.php')
          : api.GET('/api/mail-notifications.php', { params: { query: { token } } });
      return (await answer(read)).notifications;
    },
    staleTime: Infinity,
  });

export const complaintsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...noticesKey, 'complaints'],
    queryFn: async () => (await answer(api.GET('/api/complaint.php'))).complaints,
    staleTime: Infinity,
  });

export const banQuery = (api: Api) =>
  queryOptions({
    queryKey: [...noticesKey, 'ban'],
    queryFn: async () => (await answer(api.GET('/api/ban.php'))).ban,
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

/** /complaints: for everybody; a member's earlier ones with it. */
export const loadComplaints: LoadPage<{ idempotencyKey: string }> = async (page) => {
  const { api, queryClient } = page;
  if (await page.user()) await queryClient.fetchQuery({ ...complaintsQuery(api), ...ANEW });
  // For the form without script: one page, one intent.
  return { idempotencyKey: newIdempotencyKey() };
};

/** What /ban shows: the banned member's own decision, to everybody else what holds for all. */
export type BanFacts = { idempotencyKey: string } | LegalFacts;

/** /ban (A04, V18). */
export const loadBan: LoadPage<BanFacts> = async (page) => {
  const { api, queryClient } = page;
  if (!(await page.user())) return readLegal(page, BAN_NOTICE);
  try {
    await queryClient.fetchQuery({ ...banQuery(api), ...ANEW });
  } catch (error) {
    if (isProblem(error, 'not_banned')) return readLegal(page, BAN_NOTICE);
    throw error;
  }
  return { idempotencyKey: newIdempotencyKey() };
};
