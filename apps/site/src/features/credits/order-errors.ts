import type { OrderFormProps, OrderValues } from '@velours/ui/blocks/OrderForm';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureErrors, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';

export type OrderErrors = NonNullable<OrderFormProps['errors']>;

/** The contract's names of what the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { method: 'payment_method' };

/** Why an order was refused: at its fields, with the price of now, or over the form. */
export function orderErrors(
  { t, formats }: OrderWords,
  failure: AnyFailure | null,
  newTotal: number | null,
  currency: string,
): OrderErrors | undefined {
  if (!failure) return undefined;
  if (failure.code === 'price_changed' && newTotal !== null) {
    return {
      form: t(($) => $.credits.refused.priceChanged, { total: formats.money(newTotal, currency) }),
    };
  }
  const fields = failure.fields.map((error) => ({
    ...error,
    field: FIELDS[error.field] ?? error.field,
  }));
  return failureErrors(t, { ...failure, fields }, [
    'package',
    'payment_method',
    'withdrawal_consent',
  ]);
}

/** What is still to be filled in before the order can be paid; undefined where nothing is. */
export function missingValues(
  t: Translate,
  values: Pick<OrderValues, 'package' | 'payment_method' | 'withdrawal_consent'>,
  needsConsent: boolean,
): OrderErrors | undefined {
  const fields = {
    ...(values.package ? {} : { package: t(($) => $.credits.form.choosePackage) }),
    ...(values.payment_method ? {} : { payment_method: t(($) => $.credits.form.chooseMethod) }),
    ...(values.withdrawal_consent || !needsConsent
      ? {}
      : { withdrawal_consent: t(($) => $.errors.codes.required) }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
