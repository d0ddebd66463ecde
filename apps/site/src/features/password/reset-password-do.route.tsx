import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction } from '../../app/server/page-action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { loadNewPassword, submitNewPassword } from './password.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';
import type { Route } from './+types/reset-password-do.route.ts';

export const loader = serverLoader(loadNewPassword('password_reset'));
export const clientLoader = browserLoader(loadNewPassword('password_reset'));
export const action = serverAction(submitNewPassword('password_reset'));
export const clientAction = browserAction(submitNewPassword('password_reset'));

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.newPassword.title),
} satisfies PageHandle;

/** S07: a new password by the link of the mail, or another link where this one is over. */
export default function ResetPasswordDoPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <NewPasswordScreen
      {...loaderData}
      action="/reset-password/do"
      words={{
        title: t(($) => $.auth.newPassword.title),
        lead: t(($) => $.auth.newPassword.lead, { email: loaderData.link.email ?? '' }),
        submit: t(($) => $.auth.newPassword.submit),
        deadText: t(($) => $.auth.reset.deadText),
      }}
      goOn={{ href: '/reset-password', label: t(($) => $.auth.reset.again) }}
    />
  );
}
