import { redirect, type ActionFunctionArgs } from 'react-router';
import { problemOf } from '../data/api.ts';
import { failureOf } from '../forms/refused-form.ts';
import { isDone, readForm, refusal, type DoneForm, type SubmitPage } from '../forms/submit.ts';
import { pageArgs } from './page-loader.ts';
import { pageRequestContext } from './page-request.ts';

/** A route's `action`: does what its form says, in process, for who has no script or pressed before it was there. */
export function serverAction<Result>(submit: SubmitPage<Result>) {
  return async ({ request, context, params, url }: ActionFunctionArgs) => {
    const form = await readForm(request);
    try {
      const result = await submit(form, pageArgs(context.get(pageRequestContext), { url, params }));
      return isDone(result) ? redirect(result.seeOther) : (result as Exclude<Result, DoneForm>);
    } catch (error) {
      if (!problemOf(error)) throw error;
      return refusal(form, failureOf(error));
    }
  };
}
