import { requireMember, type LoadPage } from '../page-data.ts';
import { likesQuery } from '../queries.ts';

/** /likes: received, given and matches at once; the tab only chooses. */
export const loadLikes: LoadPage = async (page) => {
  await requireMember(page);
  await page.queryClient.ensureQueryData(likesQuery(page.api));
};
