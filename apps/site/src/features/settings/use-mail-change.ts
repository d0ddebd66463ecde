import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { mailChangeQuery, type PendingMailChange } from './settings-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';

/** The change of the e-mail address: asking for it, and what waits. */
export function useMailChange(refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const t = useTranslate();
  const query = mailChangeQuery(api);
  const { data: pending = null } = useQuery({ ...query, staleTime: 60_000 });
  const keep = ({ pending: waiting }: { pending: PendingMailChange }): Promise<void> => {
    client.setQueryData(query.queryKey, waiting);
    // Who had not confirmed has the other address at once.
    return client.invalidateQueries({ queryKey: userKey });
  };

  const form = useAccountForm({
    fields: ['email', 'password'],
    refused,
    send: (body: { email: string; password: string }) =>
      answer(api.POST('/api/mail-change.php', { params: intent(), body })),
    onDone: keep,
  });
  const resend = useMutation({
    mutationFn: () => answer(api.PUT('/api/mail-change.php', { params: intent() })),
    onSuccess: keep,
  });
  const cancel = useMutation({
    mutationFn: () => answer(api.DELETE('/api/mail-change.php', { params: intent() })),
    onSuccess: keep,
  });
  const failed = resend.error ?? cancel.error;
  return {
    pending,
    form,
    resend,
    cancel,
    actionError: failed ? errorText(t, failed) : undefined,
  };
}
