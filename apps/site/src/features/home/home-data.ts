import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import { AFTER_LOG_IN } from '../../app/navigation/safe-next.ts';

/** / is for visitors: a member goes on to the members. */
export const loadHome: LoadPage = async ({ user }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
};
