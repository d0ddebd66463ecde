import { data, redirect } from 'react-router';
import type { Answer } from '@velours/api-client';
import type { LikesTab, LikesTabsProps } from '@velours/ui/blocks/LikesTabs';
import { type LoadPage, type PageArgs, requireMember } from '../../app/data/page-data.ts';
import { likesQuery, regionNamesQuery } from '../../app/data/queries.ts';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

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

/** Received, given and matches come at once. */
async function loadLists(page: PageArgs): Promise<void> {
  await requireMember(page);
  const { api, queryClient } = page;
  const { profiles } = await queryClient.ensureQueryData(likesQuery(api));
  await queryClient.ensureQueryData(regionNamesQuery(api, profiles));
}

type Likes = Answer<'getLikes'>;

const TABS = ['received', 'given', 'matches'] as const satisfies readonly LikesTab[];

/** The list that an address names (/likes/{type}); undefined for a name there is no list of. */
export const likesTabOf = (type: string | null | undefined): LikesTab | undefined =>
  TABS.find((tab) => tab === type);

/** Where a list is; the likes received are at /likes itself too. */
export const likesPath = (tab: LikesTab): string =>
  tab === 'received' ? '/likes' : `/likes/${tab}`;

/** A profile within the likes, from which one comes back to this list. */
export const likedMemberPath = (id: string, tab: LikesTab): string =>
  tab === 'received' ? `/likes/m/${id}` : `/likes/m/${id}?from=${tab}`;

const lists = (likes: Likes) => ({
  received: likes.liked_by,
  given: likes.given,
  matches: likes.matches,
});

/** The three lists of spec section 2, each with how many it holds. */
export const likesTabs = (t: Translate, likes: Likes): LikesTabsProps['tabs'] =>
  TABS.map((id) => {
    const { length: count } = lists(likes)[id];
    return {
      id,
      label: t(($) => $.likes.tabs[id]),
      href: likesPath(id),
      count,
      countLabel: t(($) => $.likes.tabs.count, { count }),
    };
  });

/** The members of one list, newest first as the server orders them. */
export function likedCards(likes: Likes, tab: LikesTab): Schemas['ProfileCard'][] {
  const cards = new Map(likes.profiles.map((profile) => [profile.id, profile]));
  return lists(likes)[tab].flatMap(({ id }) => cards.get(id) ?? []);
}

/** Ids of the likes that have not been seen (the like_new flag). */
export const newLikes = (likes: Likes): ReadonlySet<string> =>
  new Set(likes.liked_by.filter(({ like_new }) => like_new).map(({ id }) => id));
