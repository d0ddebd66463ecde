import { regionsQuery } from '../../app/data/queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { answer, problemOf, type Api, type ProblemCode, type Schemas } from '../../app/data/api.ts';

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

export type PendingMailChange = Schemas['PendingMailChange'];

/** The e-mail change that waits for its confirmation; belongs to the member, so its key begins as theirs do. */
export const mailChangeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'mail-change'],
    queryFn: async (): Promise<PendingMailChange> =>
      (await answer(api.GET('/api/mail-change.php'))).pending,
  });

/** What a link of a mail does, or why it does nothing any more. */
interface LinkState {
  /** The address it is about; null where it does not work. */
  email: string | null;
  reason: ProblemCode | null;
}

type LinkKind = 'password_reset' | 'mail_change' | 'mail_change_undo';

/** Looks a link up without using it; one of another kind counts as none of ours. */
async function readLink(api: Api, token: string, kind: LinkKind): Promise<LinkState> {
  try {
    const link = await answer(api.GET('/api/account-link.php', { params: { query: { token } } }));
    return link.kind === kind
      ? { email: link.email, reason: null }
      : { email: null, reason: 'link_invalid' };
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === undefined) throw error;
    // What does not look like a token is none.
    return { email: null, reason: code === 'validation_failed' ? 'link_invalid' : code };
  }
}
