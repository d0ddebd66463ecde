import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { answer, intent, useApi } from '../../app/data/api.ts';
import type { LinkPage } from '../settings/settings-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { AFTER_RESET } from './new-password.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { DeadLink } from '../mail-change/DeadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** /reset-password/do (S07): a new password by the link of the mail, or another link where this one is over. */
export function ResetPasswordDoScreen({
  token,
  link,
  refused,
}: LinkPage & { refused?: RefusedForm | undefined }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  return (
    <Container width="sm" isPage>
      {link.reason === null ? (
        <NewPasswordForm
          action={`/reset-password/do?token=${token}`}
          token={token}
          title={t(($) => $.auth.newPassword.title)}
          lead={t(($) => $.auth.newPassword.lead, { email: link.email ?? '' })}
          submitLabel={t(($) => $.auth.newPassword.submit)}
          send={(password) =>
            answer(
              api.POST('/api/reset-password-confirm.php', {
                params: intent(),
                body: { token, password },
              }),
            )
          }
          refused={refused}
          goOn={AFTER_RESET}
        />
      ) : (
        <DeadLink
          reason={link.reason}
          text={t(($) => $.auth.reset.deadText)}
          goOn={{ href: '/reset-password', label: t(($) => $.auth.reset.again) }}
        />
      )}
    </Container>
  );
}
