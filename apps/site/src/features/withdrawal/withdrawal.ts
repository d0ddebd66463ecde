import { newIdempotencyKey } from '@velours/api-client';
import type { IntentKey } from '../../app/forms/use-form.ts';
import type { WithdrawalFormProps } from '@velours/ui/blocks/WithdrawalForm';
import { answer, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { orderQuery, type Order } from '../payment/credit-queries.ts';
import {
  refreshOrders,
  refusedState,
  type WithdrawalAnswer,
  receiptPath,
  withdrawalPath,
} from '../transactions/transactions.ts';
import type { ZonedFormats } from '../../app/i18n/format.ts';
import { creditsText, type DatedOrderWords } from '../payment/order-form.ts';
import { momentText, refundNotices } from '../transactions/transaction-words.ts';

/** What the words about withdrawing are made with. */
export interface WithdrawalWords extends DatedOrderWords {
  /** Formats in UTC: the last day is one of the server's. */
  dayFormats: ZonedFormats;
}

/** The last day to withdraw: `until` is the end of it. */
const lastDay = (formats: ZonedFormats, until: string): string =>
  formats.date(Date.parse(until) - 1);

/** Whether and until when an order can be withdrawn from, for its receipt; nothing where there is nothing to say. */
export function withdrawalOffer(words: WithdrawalWords, { withdrawal, currency, id }: Order) {
  const { t, formats, dayFormats } = words;
  if (withdrawal === null) return undefined;
  const date = lastDay(dayFormats, withdrawal.until);
  if (withdrawal.state === 'over') {
    return { text: t(($) => $.transactions.withdrawal.offerEnded, { date }) };
  }
  if (withdrawal.state !== 'open' || withdrawal.amount === null) return undefined;
  return {
    text: t(($) => $.transactions.withdrawal.offer, {
      date,
      amount: formats.money(withdrawal.amount, currency),
      credits: creditsText(words, withdrawal.unused_credits),
    }),
    link: { href: withdrawalPath(id), label: t(($) => $.transactions.withdrawal.toForm) },
  };
}

/** The refund of a withdrawal that is under way or done. */
const withdrawnRefund = ({ refunds }: Order): Schemas['Refund'] | undefined =>
  refunds.findLast(({ kind, status }) => kind === 'withdrawal' && status !== 'failed');

/** That what was withdrawn last could not be paid back: without a word the page would only ask for it again. */
function failedNotice(words: WithdrawalWords, order: Order): string | undefined {
  const last = order.refunds.findLast(({ kind }) => kind === 'withdrawal');
  if (last?.status !== 'failed') return undefined;
  return refundNotices(words, order).find(({ id }) => id === last.id)?.text;
}

function facts(words: WithdrawalWords, order: Order): WithdrawalFormProps['facts'] {
  const { t, formats, dayFormats } = words;
  const refund = withdrawnRefund(order);
  const money = (amount: number): string => formats.money(amount, order.currency);
  return [
    {
      term: t(($) => $.transactions.withdrawal.purchase),
      value: `${creditsText(words, order.credits)}, ${money(order.total)}`,
    },
    {
      term: t(($) => $.transactions.withdrawal.boughtOn),
      value: momentText(formats, order.ended_at ?? order.created_at),
    },
    { term: t(($) => $.transactions.receipt.reference), value: order.payment_id },
    ...(refund
      ? [
          {
            term: t(($) => $.transactions.withdrawal.withdrawnOn),
            value: momentText(formats, refund.created_at),
          },
          { term: t(($) => $.transactions.withdrawal.refund), value: money(refund.amount) },
          {
            term: t(($) => $.transactions.withdrawal.takenOff),
            value: creditsText(words, refund.credits),
          },
        ]
      : order.withdrawal
        ? [
            {
              term: t(($) => $.transactions.withdrawal.until),
              value: lastDay(dayFormats, order.withdrawal.until),
            },
          ]
        : []),
  ];
}

/** Paid, used and what comes back, line by line (B05). */
function summary(
  words: WithdrawalWords,
  { lines, amount, credits, currency, vat }: Schemas['Withdrawal'],
): WithdrawalFormProps['summary'] {
  const { t, formats } = words;
  const money = (value: number): string => formats.money(value, currency);
  const bought = lines.find(({ kind }) => kind === 'paid')?.credits ?? credits;
  return {
    title: t(($) => $.transactions.withdrawal.summary),
    lines: lines.map((line) => ({
      id: line.kind,
      label: t(($) => $.transactions.withdrawal[line.kind]),
      amount: money(line.amount),
      detail:
        line.kind === 'used'
          ? t(($) => $.transactions.withdrawal.usedOf, {
              used: formats.number(line.credits),
              credits: creditsText(words, bought),
            })
          : undefined,
    })),
    total: { label: t(($) => $.transactions.withdrawal.refund), amount: money(amount) },
    credits: {
      label: t(($) => $.transactions.withdrawal.takenOff),
      amount: creditsText(words, credits),
    },
    vat: vat
      ? {
          label: t(($) => $.transactions.withdrawal.vat, {
            percentage: formats.percent(vat.percentage / 100),
          }),
          amount: money(vat.amount),
        }
      : undefined,
  };
}

/** Where there is no form there is nothing to sum. */
const NO_SUMMARY: WithdrawalFormProps['summary'] = {
  title: '',
  lines: [],
  total: { label: '', amount: '' },
  credits: { label: '', amount: '' },
};

function outcomeWords(
  { t, formats, dayFormats }: WithdrawalWords,
  order: Order,
  isNothing: boolean,
) {
  const refund = withdrawnRefund(order);
  const amount = formats.money(refund?.amount ?? 0, order.currency);
  return {
    doneTitle: t(($) => $.transactions.withdrawal.doneTitle),
    doneText:
      refund?.status === 'completed'
        ? t(($) => $.transactions.withdrawal.doneCompleted, { amount })
        : t(($) => $.transactions.withdrawal.donePending, { amount }),
    overTitle: isNothing
      ? t(($) => $.transactions.withdrawal.nothingTitle)
      : t(($) => $.transactions.withdrawal.overTitle),
    overText: isNothing
      ? t(($) => $.transactions.withdrawal.nothingText)
      : t(($) => $.transactions.withdrawal.overText, {
          date: lastDay(dayFormats, order.withdrawal?.until ?? order.created_at),
        }),
  };
}

/** The page on which a purchase is withdrawn from, in whatever state it is (B05, M11). */
export function withdrawalForm(
  words: WithdrawalWords,
  order: Order,
  known: WithdrawalAnswer,
): Omit<WithdrawalFormProps, 'hiddenFields' | 'isPending' | 'onSubmit' | 'errors'> {
  const { t } = words;
  const { state, withdrawal } = known;
  return {
    state: state === 'nothing' ? 'over' : state,
    notice: failedNotice(words, order),
    facts: facts(words, order),
    summary: withdrawal ? summary(words, withdrawal) : NO_SUMMARY,
    action: withdrawalPath(order.id),
    backHref: receiptPath(order.id),
    labels: {
      ...t(($) => $.transactions.withdrawal),
      confirm: (refund) => t(($) => $.transactions.withdrawal.confirm, { refund }),
      ...outcomeWords(words, order, state === 'nothing'),
    },
  };
}

/** Withdraws from an order, for what the page said that it brings back; the page itself says what came of it. */
export const submitWithdrawal: SubmitPage<DoneForm> = async (
  form,
  { api, params, queryClient },
) => {
  const id = params['id'] ?? '';
  const body = { order: id, amount: Number(field(form, 'amount')) || 0 };
  try {
    const call = api.POST('/api/withdrawal.php', { params: intentOf(form), body });
    const { order } = await answer(call);
    queryClient.setQueryData(orderQuery(api, id).queryKey, order);
  } catch (error) {
    if (refusedState(error) === undefined) throw error;
  } finally {
    // The balance in the navigation, and on a refusal what the server knows better.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: userKey }),
      refreshOrders(queryClient),
    ]);
  }
  return { seeOther: withdrawalPath(id) };
};

/**
 * The key of one intent of the member, the same after a reload in this tab: what was sent without an answer is not done twice. An
 * intent is named by all that is sent with it, for another payload under the same key would be refused.
 */
export function intentKey(name: string, storage: () => Storage): IntentKey {
  try {
    const kept = storage().getItem(name);
    const key = kept ?? newIdempotencyKey();
    if (kept === null) storage().setItem(name, key);
    return { key, forget: () => storage().removeItem(name) };
  } catch {
    // Storage may be forbidden or full: the intent then lives as long as its request, which is retried with its key.
    return { key: newIdempotencyKey(), forget: () => undefined };
  }
}
