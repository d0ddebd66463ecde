import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, isProblem, problemOf } from '../../app/data/api.ts';
import { asRouterError } from '../../app/data/page-data.ts';
import { DELETION_PATH, deletedPath, reasonOf } from './deletion.ts';
import type { DeletionSoFar } from './use-deletion.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, readForm, refused } from '../../app/forms/refused.ts';

/** Logging out elsewhere without script: one device, or with an empty id all others. */
export async function endSessionAction({ request, context, url }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const id = field(await readForm(request), 'id') || null;
  try {
    await answer(api.DELETE('/api/sessions.php', { params: intent(), body: { id } }));
  } catch (error) {
    throw asRouterError(error, url);
  }
  return redirect('/settings/sessions?ended=1');
}

/** Asking for a copy without script. */
export async function askForCopyAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const password = field(await readForm(request), 'password');
  try {
    await answer(api.POST('/api/export.php', { params: intent(), body: { password } }));
  } catch (error) {
    const again = refused(error);
    return data(again, { status: again.failure.status });
  }
  return redirect('/settings/export');
}

/** The three steps of deleting without script: each answers the next, with what it needs in hidden fields. */
export async function deleteAccountAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const step = field(form, 'step');
  const reason = field(form, 'reason');
  const at = (soFar: DeletionSoFar, status = 200) => data(soFar, { status });
  try {
    if (step === 'verify') {
      const body = { password: field(form, 'password') };
      const proof = await answer(api.POST('/api/deletion.php', { params: intent(), body }));
      return at({ step: 'confirm', confirmation: proof.confirmation, reason });
    }
    if (step === 'confirm') {
      const body = { confirmation: field(form, 'confirmation'), reason: reasonOf(reason) };
      const done = await answer(api.DELETE('/api/deletion.php', { params: intent(), body }));
      return redirect(deletedPath(done.reactivate_until));
    }
  } catch (error) {
    if (isProblem(error, 'authentication_required'))
      return redirect(`/login?next=${DELETION_PATH}`);
    const again = refused(error);
    return at({ step: 'verify', reason, refused: again }, again.failure.status);
  }
  return at({ step: 'verify' });
}

/** The button of the reactivation page without script; a mail scanner that opens the link presses nothing. */
export async function reactivateAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const token = field(await readForm(request), 'token') || null;
  try {
    const back = await answer(
      api.POST('/api/reactivation.php', { params: intent(), body: { token } }),
    );
    return back.logged_in ? redirect('/members') : data({ isBack: true });
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return data({ reason: problem.code }, { status: problem.status });
  }
}
