import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent } from '../../app/data/api.ts';
import { AFTER_SIGN_UP } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { refused, readForm } from '../../app/forms/refused.ts';
import { resendActivationAction } from '../activation/resend-activation.action.ts';

/**
 * The steps after the account without script: the photos that were chosen are added, and the page shows them with room for more.
 * With none chosen the member goes on. What comes without a place for files asks for another activation mail.
 */
export async function completeSignUpAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { api } = context.get(pageRequestContext);
  const isPhotoStep = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  if (!isPhotoStep) return resendActivationAction(args);
  const form = await readForm(request);
  // A browser sends an empty file where none was chosen.
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0);
  try {
    for (const file of files) {
      await answer(api.POST('/api/photo.php', { params: intent(), body: { file: file as File } }));
    }
  } catch (error) {
    const form = refused(error);
    return data(form, { status: form.problem.status });
  }
  return redirect(files.length > 0 ? '/complete-signup' : AFTER_SIGN_UP);
}
