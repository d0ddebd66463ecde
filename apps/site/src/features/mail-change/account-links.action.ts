import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { AFTER_RESET, AFTER_UNDO, NOT_EQUAL } from '../password/new-password.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm } from '../../app/forms/refused.ts';

/** /reset-password without script. */
export async function requestResetAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const email = field(await readForm(request), 'email').trim();
  try {
    await answer(api.POST('/api/reset-password.php', { params: intent(), body: { email } }));
  } catch (error) {
    const again = refused(error, { email });
    return data(again, { status: again.problem.status });
  }
  throw redirect('/reset-password?sent=1');
}

/** /mail-change/do without script: the button in the place of the script. */
export async function confirmMailChangeAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const token = field(await readForm(request), 'token');
  try {
    await answer(api.POST('/api/mail-change-confirm.php', { params: intent(), body: { token } }));
  } catch (error) {
    const again = refused(error);
    return data(again, { status: again.problem.status });
  }
  throw redirect('/mail-change/do?done=1');
}

type Send = (api: Api, body: { token: string; password: string }) => Promise<unknown>;

const newPasswordAction =
  (send: Send, goOn: string) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { api } = context.get(pageRequestContext);
    const form = await readForm(request);
    const password = field(form, 'password');
    if (password !== field(form, 'again')) return data(UNEQUAL, { status: 422 });
    try {
      await send(api, { token: field(form, 'token'), password });
    } catch (error) {
      const again = refused(error);
      return data(again, { status: again.problem.status });
    }
    throw redirect(goOn);
  };

const UNEQUAL: RefusedForm = {
  problem: {
    code: 'validation_failed',
    status: 422,
    params: {},
    errors: [],
    retryAfterMinutes: undefined,
  },
  values: { password: NOT_EQUAL },
};

/** /reset-password/do without script. */
export const resetPasswordAction = newPasswordAction(
  (api, body) => answer(api.POST('/api/reset-password-confirm.php', { params: intent(), body })),
  AFTER_RESET,
);

/** /mail-change/undo without script. */
export const undoMailChangeAction = newPasswordAction(
  (api, body) => answer(api.POST('/api/mail-change-undo.php', { params: intent(), body })),
  AFTER_UNDO,
);
