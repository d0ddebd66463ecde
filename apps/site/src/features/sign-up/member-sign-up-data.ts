import { redirect } from 'react-router';
import type { Schemas } from '../../app/data/api.ts';
import { isProblem } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { memberQuery, regionsQuery } from '../../app/data/queries.ts';

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
