import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { regionsQuery } from '../../app/data/queries.ts';

/** /complete-signup: the steps after the account, for the member who is logged in. */
export const loadCompleteSignUp: LoadPage = async (page) => {
  const user = await requireMember(page);
  await page.queryClient.ensureQueryData(regionsQuery(page.api, user.profile.country ?? ''));
};
