import { redirect, type ActionFunctionArgs } from 'react-router';
import { problemOf } from '../data/api.ts';
import { failureOf, refusal } from '../forms/refused-form.ts';
import { isDone, readForm, type DoneForm, type SubmitPage } from '../forms/submit.ts';
import { asRouterError } from '../data/page-data.ts';
import { pageArgs } from './page-loader.ts';
import { pageRequestContext } from './page-request.ts';

/**
 * A route's `action`: does what its form says, in process, for who has no script or pressed before it was there.
 * @param options.isElsewhere the form stands on other pages than the route's: what was refused is an error page
 */
export function serverAction<Result>(submit: SubmitPage<Result>, { isElsewhere = false } = {}) {
  return async ({ request, context, params, url }: ActionFunctionArgs) => {
    const form = await readForm(request);
    const page = pageArgs(context.get(pageRequestContext), { url, params });
    try {
      const result = await submit(form, page);
      return isDone(result) ? redirect(result.seeOther) : (result as Exclude<Result, DoneForm>);
    } catch (error) {
      if (isElsewhere || !problemOf(error)) throw asRouterError(error, url);
      return refusal(form, failureOf(error));
    }
  };
}
