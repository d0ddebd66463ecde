import { data, redirect } from 'react-router';
import { likesPath, likesTabOf } from './likes.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { likesQuery, memberQuery, regionNamesQuery, regionsQuery } from '../../app/data/queries.ts';

/** /likes: the likes received; an address of before, with its list in the query, leads on. */
export const loadLikes: LoadPage = async (page) => {
  const tab = likesTabOf(page.url.searchParams.get('tab'));
  if (tab !== undefined && tab !== 'received') throw redirect(likesPath(tab));
  await loadLists(page);
};

/** /likes/:type: one of the three lists; another name is no page. */
export const loadLikesType: LoadPage = async (page) => {
  if (likesTabOf(page.params['type']) === undefined) throw data(null, { status: 404 });
  await loadLists(page);
};

/** /likes/m/:id: a profile within the likes. */
export const loadLikedMember: LoadPage<{ name: string; age: number }> = async (page) => {
  await requireMember(page);
  const { api, queryClient, params } = page;
  const profile = await queryClient.ensureQueryData(memberQuery(api, params['id'] ?? ''));
  await queryClient.ensureQueryData(regionsQuery(api, profile.country ?? ''));
  return { name: profile.name, age: profile.age };
};

/** Received, given and matches come at once. */
async function loadLists(page: PageArgs): Promise<void> {
  await requireMember(page);
  const { api, queryClient } = page;
  const { profiles } = await queryClient.ensureQueryData(likesQuery(api));
  await queryClient.ensureQueryData(regionNamesQuery(api, profiles));
}
