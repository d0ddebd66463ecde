import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { loadNewPassword, submitNewPassword } from '../password/password.ts';
import { NewPasswordScreen } from '../password/NewPasswordScreen.tsx';
import type { Route } from './+types/mail-change-undo.route.ts';

export const loader = serverLoader(loadNewPassword('mail_change_undo'));
export const clientLoader = browserLoader(loadNewPassword('mail_change_undo'));
export const action = serverAction(submitNewPassword('mail_change_undo'));
export const clientAction = browserAction(submitNewPassword('mail_change_undo'));

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.undo.title),
} satisfies PageHandle;

/** A01: the old address comes back, with a new password. */
export default function MailChangeUndoPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <NewPasswordScreen
      {...loaderData}
      action="/mail-change/undo"
      words={{
        title: t(($) => $.auth.undo.title),
        lead: t(($) => $.auth.undo.lead, { email: loaderData.link.email ?? '' }),
        submit: t(($) => $.auth.undo.submit),
        deadText: t(($) => $.auth.undo.deadText),
      }}
      goOn={{ href: '/login', label: t(($) => $.auth.logIn.title) }}
    />
  );
}
