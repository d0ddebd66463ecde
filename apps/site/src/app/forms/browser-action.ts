import type { ClientActionFunctionArgs } from 'react-router';
import { browserPageArgs } from '../data/browser-loader.ts';
import { failureOf, refusal } from './refused-form.ts';
import type { SubmitPage } from './submit.ts';

/** A route's `clientAction`: the form's own submit over the network; that no answer came is said at the form, too. */
export function browserAction<Result>(submit: SubmitPage<Result>) {
  return async ({ request, params, url }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    try {
      return await submit(form, browserPageArgs({ url, params }));
    } catch (error) {
      if (error instanceof Response) throw error;
      return refusal(form, failureOf(error));
    }
  };
}
