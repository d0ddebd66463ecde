import { regionsQuery } from '../../app/data/queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { mailChangeQuery, readLink, type LinkState } from './settings-queries.ts';

/** /settings: the change of address that waits, as it stands now, and the regions of the member's country. */
export const loadSettings: LoadPage = async (page) => {
  const user = await requireMember(page);
  const { api, queryClient } = page;
  await Promise.all([
    queryClient.fetchQuery({ ...mailChangeQuery(api), staleTime: 0 }),
    queryClient.ensureQueryData(regionsQuery(api, user.profile.country ?? '')),
  ]);
};

export interface LinkPage {
  token: string;
  link: LinkState;
}

const linkPage =
  (kind: 'password_reset' | 'mail_change_undo'): LoadPage<LinkPage> =>
  async ({ api, url }) => {
    const token = url.searchParams.get('token') ?? '';
    return { token, link: await readLink(api, token, kind) };
  };

/** /reset-password/do: whether the link still works is told before a password is thought of. */
export const loadResetPassword = linkPage('password_reset');

/** /mail-change/undo: the address that comes back. */
export const loadMailChangeUndo = linkPage('mail_change_undo');
