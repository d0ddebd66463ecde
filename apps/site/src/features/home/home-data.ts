import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import { regionNamesQuery } from '../../app/data/queries.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';
import { landerQuery } from '../landers/lander-data.ts';

/** / is for visitors, who see samples of the niche: a member goes on to the members. */
export const loadHome: LoadPage = async ({ user, api, queryClient }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
  const { profiles } = await queryClient.ensureQueryData(landerQuery(api, undefined));
  await queryClient.ensureQueryData(regionNamesQuery(api, profiles));
};
