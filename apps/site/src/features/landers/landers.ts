import { queryOptions } from '@tanstack/react-query';
import { answer, type Api } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';
import { regionNamesQuery } from '../../app/data/queries.ts';
import { loadMemberSignUp, loadSignUp, type MemberSignUpFacts } from '../sign-up/sign-up.ts';

/** What a landing page shows, by its slug; without one the niche's own (spec section 1). */
export const landerQuery = (api: Api, slug: string | undefined) =>
  queryOptions({
    queryKey: ['lander', slug ?? ''],
    queryFn: () =>
      answer(api.GET('/api/lander.php', { params: { query: slug === undefined ? {} : { slug } } })),
    staleTime: Infinity,
  });

/** A landing page is for visitors, who come from elsewhere: a member goes on. @throws the API's 404 for an unknown slug */
export const loadLander: LoadPage = async (page) => {
  await loadSignUp(page);
  const { api, queryClient, params } = page;
  const { profiles } = await queryClient.ensureQueryData(landerQuery(api, params['slug']));
  await queryClient.ensureQueryData(regionNamesQuery(api, profiles));
};

/** The landing pages for a member, by the part of the address that says which. */
export type MemberLander = 'landing' | 'landing2' | 'landing3';

export interface MemberLanderFacts extends MemberSignUpFacts {
  lander: MemberLander;
}

/** A landing page for a member; those with a slug are there for the slugs that landing pages have. */
export const loadMemberLander: LoadPage<MemberLanderFacts> = async (page) => {
  const { api, queryClient, params, url } = page;
  const { slug } = params;
  if (slug !== undefined) await queryClient.ensureQueryData(landerQuery(api, slug));
  const facts = await loadMemberSignUp(page);
  return { ...facts, lander: url.pathname.split('/')[3] as MemberLander };
};
