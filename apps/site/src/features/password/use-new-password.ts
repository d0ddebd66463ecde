import { useMemo, useState } from 'react';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { NOT_EQUAL } from './new-password.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';

export interface NewPasswordValues {
  password: string;
  again: string;
}

/** A new password, typed twice; spec section 5: they must be equal. Afterwards the log-in page is a new document: nobody is logged in. */
export function useNewPassword(options: {
  send: (password: string) => Promise<unknown>;
  refused: RefusedForm | undefined;
  /** Where the log-in page says what was done. */
  goOn: string;
}) {
  const t = useTranslate();
  const form = useAccountForm({
    fields: ['password', 'again'],
    refused: options.refused,
    send: ({ password }: NewPasswordValues) => options.send(password),
    onDone: () => location.assign(options.goOn),
  });
  const wasUnequal = options.refused?.values['password'] === NOT_EQUAL;
  const [isUnequal, setUnequal] = useState(wasUnequal);
  const unequal = useMemo(
    () => ({ form: undefined, fields: { again: t(($) => $.auth.newPassword.notEqual) } }),
    // oxlint-disable-next-line react/exhaustive-deps -- each refused try takes the focus to the summary anew
    [t, isUnequal],
  );
  return {
    ...form,
    errors: isUnequal ? unequal : form.errors,
    /** Goes on to the log-in page: the answer is there, the page not yet. */
    isPending: form.isPending || form.isDone,
    submit: (values: NewPasswordValues): void => {
      const areEqual = values.password === values.again;
      setUnequal(!areEqual);
      if (areEqual) form.submit(values);
    },
  };
}
