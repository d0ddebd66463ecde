import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer } from '../../app/data/api.ts';
import { field, intentOf, readForm, refused } from '../../app/forms/refused.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { postMessage } from '../../background/outbox/post-message.ts';

/** A message that was sent before any script was there; the page comes back with it, or with its text and why it was refused. */
export async function sendMessageAction({ request, context, url }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const text = field(form, 'text').replaceAll('\r\n', '\n').trim();
  try {
    await answer(postMessage(api, { profileId: field(form, 'profile'), text }, intentOf(form)));
  } catch (error) {
    const again = refused(error, { text });
    return data(again, { status: again.failure.status });
  }
  return redirect(url.pathname);
}
