import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent, type Api, type Schemas } from '../../app/data/api.ts';
import { notificationsQuery } from './notices-data.ts';
import { complaintOf, receiptPath } from './complaints.ts';
import { NONE, notificationsPath, wishesOf, type Doing } from '../notifications/notifications.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

const again = (error: unknown, values?: Record<string, string>) => {
  const form = refused(error, values);
  return data(form, { status: form.problem.status });
};

/** The forms of /notifications without script: save, stop the mails, mails again. */
export async function notificationsAction({ request, context, url }: ActionFunctionArgs) {
  const { api, queryClient } = context.get(pageRequestContext);
  const form = await readForm(request);
  const token = url.searchParams.get('token');
  try {
    const current = await queryClient.fetchQuery(notificationsQuery(api, token));
    await answer(save(api, token, changeOf(field(form, 'do') as Doing, form, current)));
  } catch (error) {
    return again(error);
  }
  throw redirect(notificationsPath(token, true));
}

function changeOf(
  doing: Doing,
  form: FormData,
  { mail, push }: Schemas['Notifications'],
): Schemas['NotificationsChange'] {
  if (doing === 'resume') return { mail, push, resume: true };
  if (doing === 'stop') return { mail: NONE, push, resume: false };
  const chosen = (name: string) => wishesOf(form.getAll(name).map(String));
  return {
    mail: chosen('mail'),
    push: form.has('has_push') ? chosen('push') : push,
    resume: false,
  };
}

const save = (api: Api, token: string | null, body: Schemas['NotificationsChange']) =>
  token === null
    ? api.PUT('/api/notifications.php', { params: intent(), body })
    : api.PUT('/api/mail-notifications.php', { params: { ...intent(), query: { token } }, body });

/** /complaints without script; the receipt is a page of its own, so that a reload sends nothing again. */
export async function complaintAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const values = {
    name: field(form, 'name').trim(),
    email: field(form, 'email').trim(),
    category: field(form, 'category'),
    message: field(form, 'message'),
  };
  const params = intentOf(form);
  try {
    const { complaint } = await answer(
      api.POST('/api/complaint.php', { params, body: complaintOf(values, !form.has('email')) }),
    );
    return redirect(receiptPath(complaint));
  } catch (error) {
    return again(error, values);
  }
}

/** The objection on /ban without script. */
export async function objectionAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const text = field(form, 'text').trim();
  try {
    await answer(
      api.POST('/api/objection.php', {
        params: intentOf(form),
        body: { decision: field(form, 'decision'), text },
      }),
    );
  } catch (error) {
    return again(error, { text });
  }
  throw redirect('/ban');
}
