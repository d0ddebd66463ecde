import { exampleOf } from '@velours/api-client/testing/examples';
import {
  paymentMachine,
  type CreateOrderInput,
  type OrderFacts,
  type PaymentChoice,
  type PaymentOptions,
} from '@velours/machines/payment';
import { problem } from '@velours/machines/payment/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { TextsProvider } from '../../app/i18n/TextsProvider.tsx';
import { createTexts } from '../../app/i18n/texts.ts';
import type { Quote } from '../payment/credit-queries.ts';
import type { OrderChoice } from '../payment/order-address.ts';
import { useOrderRefusal } from './use-quoted-payment.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'credits']);

const discounted = exampleOf('getPaymentOptions', 200, 'discounted');
const regular = exampleOf('getPaymentOptions', 200, 'options');
const quote = exampleOf('getQuote', 200, 'quote');
const TOTAL = 1635;
const chosen = { package: 'p1', method: 'ideal' } as const satisfies OrderChoice;

/** A purchase that the server has refused, with the price of now. */
async function refusedWith(
  status: number,
  code: string,
  more: object = { params: { total: TOTAL } },
) {
  const choice: PaymentChoice = {
    packageId: chosen.package,
    method: chosen.method,
    discountCode: discounted.discount?.code ?? null,
    withdrawalConsent: true,
  };
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        loadOptions: fromPromise<PaymentOptions, undefined>(async () => ({
          packageIds: ['p1'],
          methods: ['ideal'],
        })),
        createOrder: fromPromise<OrderFacts, CreateOrderInput>(async () => {
          throw problem(status, code, more);
        }),
      },
      actions: { store: () => undefined, forget: () => undefined },
    }),
    {
      input: {
        now: () => 0,
        newKey: () => 'key',
        isVisible: true,
        orderId: null,
        stored: null,
        choice,
      },
    },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'PAY', total: quote.total });
  return waitFor(actor, ({ context }) => context.failure !== null);
}

type Snapshot = Awaited<ReturnType<typeof refusedWith>>;

/** What the order page says of a refusal, where this is chosen at this price. */
function shown(
  snapshot: Snapshot,
  page: { options?: typeof regular; choice?: OrderChoice; quote: Quote },
) {
  const told: ReturnType<typeof useOrderRefusal>[] = [];
  function Page({ tell }: { tell: (refusal: ReturnType<typeof useOrderRefusal>) => void }) {
    tell(
      useOrderRefusal(snapshot, {
        options: discounted,
        choice: chosen,
        errors: undefined,
        isQuoteOld: false,
        ...page,
      }),
    );
    return null;
  }
  renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <Page tell={(refusal) => told.push(refusal)} />
    </TextsProvider>,
  );
  return told.at(-1);
}

const priced = (total: number): Quote => ({ ...quote, total });

describe('an order that was refused at a field', () => {
  it('[M02] without the consent: it names what is to be ticked', async () => {
    const fields = [{ field: 'withdrawal_consent', code: 'required', params: {} }];
    const snapshot = await refusedWith(422, 'validation_failed', { fields });
    const words = 'Tick the box to use your credits right away.';
    expect(shown(snapshot, { quote })?.errors).toEqual({ fields: { withdrawal_consent: words } });
  });
});

describe('an order of who has not confirmed their address', () => {
  it('[M02] says that it can be paid once they have', async () => {
    const snapshot = await refusedWith(403, 'email_not_confirmed', {});
    const form = 'Confirm your e-mail address first. Then you can pay.';
    expect(shown(snapshot, { quote })?.errors).toEqual({ form });
  });
});

describe('an order that was refused with the price of now', () => {
  const cases = [
    [410, 'discount_expired', 'This discount has ended.'],
    [
      409,
      'price_changed',
      'The price is now €16.35. Nothing was ordered: pay at this price, or change your order.',
    ],
  ] as const;

  it.each(cases)(
    '[M02] %s %s: no other price can be paid for it, and it says why',
    async (status, code, words) => {
      const snapshot = await refusedWith(status, code);
      expect(shown(snapshot, { quote })).toEqual({ errors: { form: words }, isQuoteOld: true });
      expect(shown(snapshot, { quote: priced(TOTAL) })?.isQuoteOld).toBe(false);
    },
  );

  it.each(cases)(
    '[M02] %s %s: another package or method has a price of its own, and nothing against it',
    async (status, code) => {
      const snapshot = await refusedWith(status, code);
      for (const choice of [
        { ...chosen, package: 'p0' },
        { ...chosen, method: 'card' },
      ] as const) {
        expect(shown(snapshot, { choice, quote: priced(910) })).toEqual({
          errors: undefined,
          isQuoteOld: false,
        });
      }
    },
  );

  it('[M02] [M09] another discount counts since: its price can be paid, and why the first was refused stays', async () => {
    const snapshot = await refusedWith(410, 'discount_expired');
    const welcome = { ...discounted, discount: exampleOf('getDiscountCode', 200, 'welcome') };
    for (const options of [welcome, regular]) {
      expect(shown(snapshot, { options, quote: priced(1235) })).toEqual({
        errors: { form: 'This discount has ended.' },
        isQuoteOld: false,
      });
    }
  });
});
