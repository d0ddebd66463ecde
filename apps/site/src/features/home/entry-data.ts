import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import { AFTER_LOG_IN, safeNext } from '../../app/navigation/safe-next.ts';

/** / is for visitors: a member goes on to the members. */
export const loadHome: LoadPage = async ({ user }) => {
  if (await user()) throw redirect(AFTER_LOG_IN);
};

/** /login: who is logged in already goes where the log-in would lead. */
export const loadLogIn: LoadPage = async ({ user, url }) => {
  if (await user()) throw redirect(safeNext(url.searchParams.get('next')));
};

/** /signup: a member has signed up already; one who has not confirmed yet goes on with the steps. */
export const loadSignUp: LoadPage = async ({ user }) => {
  const member = await user();
  if (member) throw redirect(member.status === 'active' ? AFTER_LOG_IN : '/complete-signup');
};
