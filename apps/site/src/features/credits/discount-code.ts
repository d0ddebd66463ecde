import {
  normaliseCode,
  selectActive,
  selectCodeStatus,
  selectEntered,
  selectRefusal,
  type activeDiscountMachine,
} from '@velours/machines/activeDiscount';
import type { DiscountCodeState } from '@velours/ui/blocks/DiscountCodeField';
import type { SnapshotFrom } from 'xstate';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { PaymentOptions, Quote } from '../payment/credit-queries.ts';
import type { OrderWords } from '../payment/order-form.ts';

type DiscountSnapshot = SnapshotFrom<typeof activeDiscountMachine>;

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

/** What came of a code that was typed and not used when the order button was pressed; undefined until that is known. */
export function priceOfCode(
  { t, formats }: OrderWords,
  codeState: DiscountCodeState,
  quote: Quote | undefined,
): string | undefined {
  if (codeState.status === 'refused') return codeState.message;
  if (codeState.status !== 'applied' || !quote) return undefined;
  const total = formats.money(quote.total, quote.currency);
  return t(($) => $.credits.refused.priceChanged, { total });
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

/** Why a code does not count: one for larger orders says how large. */
export function codeRefusalText(
  { t, formats }: OrderWords,
  failure: AnyFailure,
  currency: string,
): string {
  const { minimum_order_value: least } = failure.params as { minimum_order_value?: number };
  return failure.code === 'discount_minimum' && least !== undefined
    ? t(($) => $.credits.code.minimum, { amount: formats.money(least, currency) })
    : failureText(t, failure);
}

/** What the page knows of an entered code besides its statechart. */
interface CodeFacts {
  /** Why the one in the address did not count as the page was loaded. */
  codeRefusal?: AnyFailure | null;
  entered?: string | undefined;
  /** Of the prices. */
  currency: string;
  /** The discount that the prices are with. */
  counting?: PaymentOptions['discount'] | undefined;
  /** Whether the prices are there, or still asked for. @default true */
  isPriced?: boolean;
}

/** Where an entered code is, in words (M06). */
export function discountCodeState(
  words: OrderWords,
  snapshot: DiscountSnapshot | undefined,
  quote: Quote | undefined,
  { codeRefusal = null, entered, currency, counting, isPriced = true }: CodeFacts,
): DiscountCodeState {
  const { t, formats } = words;
  const status = snapshot ? selectCodeStatus(snapshot) : 'none';
  if (status === 'checking' || (status === 'applied' && !isPriced)) return { status: 'checking' };
  if (snapshot && status === 'refused') {
    const failure = selectRefusal(snapshot);
    const isUnchecked = !failure || failure.outcome === 'unknown';
    return {
      status,
      message: isUnchecked
        ? t(($) => $.credits.code.unchecked)
        : codeRefusalText(words, failure, currency),
    };
  }
  // It is one that holds, but not for what is chosen, or not any more.
  const refusal = quote?.refusal ?? (status === 'none' ? codeRefusal : null);
  if (refusal) return { status: 'refused', message: codeRefusalText(words, refusal, currency) };
  if (entered !== undefined && counting && counting.code !== normaliseCode(entered)) {
    const percentage = formats.percent(counting.percentage / 100);
    return { status: 'refused', message: t(($) => $.credits.code.smaller, { percentage }) };
  }
  if (!snapshot || status !== 'applied') return { status: 'idle' };
  const active = selectActive(snapshot) ?? { code: selectEntered(snapshot), percentage: 0 };
  return { status, code: active.code, effect: effectOf(words, active, quote) };
}
