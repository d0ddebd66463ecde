import type { ReactNode } from 'react';
import { DeleteAccountForm } from '@velours/ui/blocks/DeleteAccountForm';
import { Container } from '@velours/ui/primitives/Container';
import { useUser, useNow } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { deletionForm } from './parts/deletion.ts';
import { useDeletion, type DeletionSoFar } from './parts/use-deletion.ts';
import { useDayFormats } from '../../app/i18n/format.ts';
import { CreditsLeft } from './parts/CreditsLeft.tsx';

/** /settings/delete: the account's end in three steps (A02). `soFar`: where a form without script has got to. */
export function DeleteAccountScreen({ soFar }: { soFar?: DeletionSoFar | undefined }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const formats = useDayFormats();
  const now = useNow();
  const deletion = useDeletion(soFar);
  if (!user) return null;
  return (
    <Container width="sm" isPage>
      <DeleteAccountForm
        {...deletionForm(t, { user, now, formats })}
        step={deletion.step}
        hiddenFields={deletion.hiddenFields}
        errors={deletion.errors}
        defaultReason={deletion.reason}
        isPending={deletion.isPending}
        onContinue={deletion.goOn}
        onVerify={deletion.verify}
        onDelete={deletion.remove}
        notice={<CreditsLeft credits={user.credits} />}
      />
    </Container>
  );
}
