import type { DiscountCodeState } from '@velours/ui/blocks/DiscountCodeField';
import type { SnapshotFrom } from 'xstate';
import {
  selectActive,
  selectCodeStatus,
  selectEntered,
  selectRefusal,
  type activeDiscountMachine,
} from '@velours/machines/activeDiscount';
import type { Quote } from '../payment/credit-queries.ts';
import type { Schemas } from '../../app/data/api.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';

export type DiscountSnapshot = SnapshotFrom<typeof activeDiscountMachine>;

/** The entered code that prices are asked with: the one of the address until the statechart knows better. */
export function codeForPrices(
  snapshot: DiscountSnapshot | undefined,
  inAddress: string | undefined,
): string | undefined {
  if (snapshot === undefined) return inAddress;
  const status = selectCodeStatus(snapshot);
  if (status === 'applied') return selectEntered(snapshot);
  return status === 'checking' ? inAddress : undefined;
}

/** What the code takes off: an amount once something is chosen, as the server works it out. */
function effectOf(
  { t, formats }: OrderWords,
  active: { code: string; percentage: number },
  quote: Quote | undefined,
): string {
  const percentage = formats.percent(active.percentage / 100);
  const line = quote?.lines.find(({ kind }) => kind === 'discount');
  return quote && line
    ? t(($) => $.credits.code.effect, {
        percentage,
        amount: formats.money(line.amount, quote.currency),
      })
    : t(($) => $.credits.package.code, { code: active.code, percentage });
}

/** Where an entered code is, in words (M06). */
export function discountCodeState(
  words: OrderWords,
  snapshot: DiscountSnapshot | undefined,
  quote: Quote | undefined,
  minimumCurrency: Schemas['Currency'] | undefined,
): DiscountCodeState {
  const status = snapshot ? selectCodeStatus(snapshot) : 'none';
  if (!snapshot || status === 'none') return { status: 'idle' };
  if (status === 'checking') return { status };
  if (status === 'applied') {
    const active = selectActive(snapshot) ?? { code: selectEntered(snapshot), percentage: 0 };
    return { status, code: active.code, effect: effectOf(words, active, quote) };
  }
  return { status: 'refused', message: refusalText(words, snapshot, minimumCurrency) };
}

function refusalText(
  { t, formats }: OrderWords,
  snapshot: DiscountSnapshot,
  currency: Schemas['Currency'] | undefined,
): string {
  const failure = selectRefusal(snapshot);
  if (!failure || failure.outcome === 'unknown') return t(($) => $.credits.code.unchecked);
  const minimum = failure.params['minimum_order_value'];
  return failureText(t, {
    ...failure,
    params:
      minimum === undefined || currency === undefined
        ? failure.params
        : { ...failure.params, minimum_order_value: formats.money(Number(minimum), currency) },
  });
}
