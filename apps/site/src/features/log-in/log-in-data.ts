import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';

/** /login: who is logged in already goes where the log-in would lead. */
export const loadLogIn: LoadPage = async ({ user, url }) => {
  if (await user()) throw redirect(safeNext(url.searchParams.get('next')));
};
