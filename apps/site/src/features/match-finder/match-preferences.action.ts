import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent } from '../../app/data/api.ts';
import { readPreferences } from './preferences.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { refused, readForm } from '../../app/forms/refused.ts';

/** The preferences of the match finder without script. */
export async function matchPreferencesAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const body = readPreferences(await readForm(request));
  try {
    await answer(api.PUT('/api/matchfinder.php', { params: intent(), body }));
  } catch (error) {
    const form = refused(error);
    return data(form, { status: form.problem.status });
  }
  return redirect('/match-finder');
}
