import { redirect } from 'react-router';
import { entryWarningCookie } from '../../app/data/entry-warning.ts';
import { field, type SubmitPage } from '../../app/forms/submit.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { serverAction } from '../../app/server/page-loader.ts';

/** The warning's own answer, before its script is there: kept as the statechart keeps it, and the page comes back. */
const submitEntry: SubmitPage<Response> = async (form, page) => {
  page.setCookie(entryWarningCookie(Date.now()));
  return redirect(sitePath(field(form, 'return_to')) ?? '/');
};

export const action = serverAction(submitEntry);

/** Not a page: who reloads its address is at the door. */
export const loader = () => redirect('/');
