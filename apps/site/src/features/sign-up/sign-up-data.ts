import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { regionsQuery, memberQuery } from '../../app/data/queries.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';
import { redirect } from 'react-router';
import { type Schemas, isProblem } from '../../app/data/api.ts';

/** /complete-signup: the steps after the account, for the member who is logged in. */
export const loadCompleteSignUp: LoadPage = async (page) => {
  const user = await requireMember(page);
  await page.queryClient.ensureQueryData(regionsQuery(page.api, user.profile.country ?? ''));
};

/** /members/:id/signup: a member goes on to the profile; a visitor sees whose it is, where the domain shows members to visitors. */
export const loadMemberSignUp: LoadPage<{ name: string | null }> = async (page) => {
  const id = page.params['id'] ?? '';
  if (await page.user()) throw redirect(`/members/${encodeURIComponent(id)}`);
  const { api, queryClient } = page;
  let profile: Schemas['Profile'];
  try {
    profile = await queryClient.ensureQueryData(memberQuery(api, id));
  } catch (error) {
    if (isProblem(error, 'authentication_required')) return { name: null };
    throw error;
  }
  await queryClient.ensureQueryData(regionsQuery(api, profile.country ?? ''));
  return { name: profile.name };
};

/** /signup: a member has signed up already; one who has not confirmed yet goes on with the steps. */
export const loadSignUp: LoadPage = async ({ user }) => {
  const member = await user();
  if (member) throw redirect(member.status === 'active' ? AFTER_LOG_IN : '/complete-signup');
};
