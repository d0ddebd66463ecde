import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { DeleteAccountStep, DeleteAccountValues } from '@velours/ui/blocks/DeleteAccountForm';
import { newIdempotencyKey } from '@velours/api-client';
import { answer, intent, isProblem, problemOf, useApi } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { deletedPath, reasonOf } from './deletion.ts';
import { errorText, fieldErrorTexts } from '../../app/errors/problem-text.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';

/** Where a form without script has got to. */
export interface DeletionSoFar {
  step: Exclude<DeleteAccountStep, 'done'>;
  confirmation?: string | undefined;
  reason?: string | undefined;
  refused?: RefusedForm | undefined;
}

/** The three steps of deleting an account (A02). What was typed lives as long as the page: leaving it begins anew. */
export function useDeletion(soFar: DeletionSoFar | undefined) {
  const api = useApi();
  const t = useTranslate();
  const [confirmation, setConfirmation] = useState(soFar?.confirmation ?? '');
  const [reason, setReason] = useState(soFar?.reason ?? '');
  const [step, setStep] = useState(soFar?.step ?? 'explain');

  const verify = useMutation({
    mutationFn: ({ password }: DeleteAccountValues) =>
      answer(api.POST('/api/deletion.php', { params: intent(), body: { password } })),
    onSuccess: (proof, values) => {
      setConfirmation(proof.confirmation);
      setReason(values.reason);
      setStep('confirm');
    },
  });
  const key = useRef(newIdempotencyKey());
  const remove = useMutation({
    mutationFn: () =>
      answer(
        api.DELETE('/api/deletion.php', {
          params: intent(key.current),
          body: { confirmation, reason: reasonOf(reason) },
        }),
      ),
    // Another document: nothing of the member stays in this one.
    onSuccess: ({ reactivate_until: until }) => location.assign(deletedPath(until)),
    onError: (error) => {
      if (!isProblem(error, 'confirmation_expired')) return;
      setConfirmation('');
      setStep('verify');
    },
  });

  const refusal = useMemo(() => errorOf(soFar?.refused), [soFar?.refused]);
  const error = remove.error ?? verify.error ?? (verify.isIdle ? refusal : null);
  // New errors move the focus to the summary, so the same ones must stay the same object.
  const errors = useMemo(() => {
    if (error === null) return undefined;
    const fields = fieldErrorTexts(t, problemOf(error)?.fields, ['password']);
    return fields.password === undefined ? { form: errorText(t, error) } : { fields };
  }, [t, error]);

  return {
    step,
    errors: step === 'explain' ? undefined : errors,
    hiddenFields: step === 'confirm' ? { confirmation, reason } : {},
    reason,
    // What is done leads away: until the other page is there it goes on being under way.
    isPending: verify.isPending || remove.isPending || remove.isSuccess,
    goOn: () => setStep('verify'),
    verify: (values: DeleteAccountValues) => {
      remove.reset();
      verify.mutate(values);
    },
    remove: () => remove.mutate(),
  };
}
