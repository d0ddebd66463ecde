import { redirect, type ActionFunctionArgs } from 'react-router';
import { asRouterError } from '../../app/data/page-data.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, readForm } from '../../app/forms/refused.ts';
import { setLike } from './like.ts';

/** A heart that was pressed before any script was there: `like` or `unlike` with the member's id. */
export async function likeAction({ request, context, url }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const liked = field(form, 'like');
  try {
    await setLike(api, liked || field(form, 'unlike'), liked !== '');
  } catch (error) {
    throw asRouterError(error, url);
  }
  return redirect(sitePath(field(form, 'return_to')) ?? '/likes');
}
