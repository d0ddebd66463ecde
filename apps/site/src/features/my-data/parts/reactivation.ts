import type { FormErrors } from '@velours/ui/components/Form';
import { problemOf } from '../../../app/data/api.ts';
import type { Translate } from '../../../app/i18n/texts.ts';
import { errorText } from '../../../app/errors/problem-text.ts';

export interface ReactivationFailure {
  /** No second try helps. */
  isFinal: boolean;
  title: string;
  text: string;
  errors: FormErrors | undefined;
}

const FINAL = ['link_invalid', 'link_expired', 'link_used'] as const;

/** Why an account did not come back; null where nothing is known to have gone wrong. */
export function reactivationFailure(
  t: Translate,
  error: Error | null,
  reason: string | undefined,
): ReactivationFailure | null {
  const code = error ? problemOf(error)?.code : reason;
  const final = FINAL.find((known) => known === code);
  if (final) {
    return {
      isFinal: true,
      title: t(($) => $.mydata.reactivation.overTitle),
      text: t(($) => $.mydata.reactivation[final]),
      errors: undefined,
    };
  }
  if (!error && reason === undefined) return null;
  const text = error ? errorText(t, error) : t(($) => $.errors.generic);
  return {
    isFinal: false,
    title: t(($) => $.mydata.reactivation.failed),
    text,
    errors: { form: text },
  };
}
