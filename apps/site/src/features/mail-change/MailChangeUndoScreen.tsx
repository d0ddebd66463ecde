import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { answer, intent, useApi } from '../../app/data/api.ts';
import type { LinkPage } from '../settings/settings-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { AFTER_UNDO } from '../password/new-password.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { DeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';

/** /mail-change/undo (A01): the old address comes back, with a new password. */
export function MailChangeUndoScreen({
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
          action={`/mail-change/undo?token=${token}`}
          token={token}
          title={t(($) => $.auth.undo.title)}
          lead={t(($) => $.auth.undo.lead, { email: link.email ?? '' })}
          submitLabel={t(($) => $.auth.undo.submit)}
          send={(password) =>
            answer(
              api.POST('/api/mail-change-undo.php', {
                params: intent(),
                body: { token, password },
              }),
            )
          }
          refused={refused}
          goOn={AFTER_UNDO}
        />
      ) : (
        <DeadLink
          reason={link.reason}
          text={t(($) => $.auth.undo.deadText)}
          goOn={{ href: '/login', label: t(($) => $.auth.logIn.title) }}
        />
      )}
    </Container>
  );
}
