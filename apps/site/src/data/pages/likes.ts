import { requireMember, type LoadPage } from '../page-data.ts';
import { likesQuery, regionNamesQuery } from '../queries.ts';

/** /likes: received, given and matches at once; the tab only chooses. */
export const loadLikes: LoadPage = async (page) => {
  await requireMember(page);
  const { api, queryClient } = page;
  const { profiles } = await queryClient.ensureQueryData(likesQuery(api));
  await queryClient.ensureQueryData(regionNamesQuery(api, profiles));
};
