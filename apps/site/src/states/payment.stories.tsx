import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@velours/api-client/testing/examples';
import {
  selectChoice,
  selectNewTotal,
  selectOrderId,
  selectView,
  type PaymentView,
} from '@velours/machines/payment';
import { NEW_TOTAL, paymentModel } from '@velours/machines/payment/model';
import { type Order, type Quote } from '../features/payment/credit-queries.ts';
import { isPackage } from '../features/payment/order-address.ts';
import { useSettings } from '../app/data/hooks.ts';
import { Purchase } from '../features/credits/Purchase.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/payment/ways' with { type: 'json' };

const { options, quote } = {
  options: exampleOf('getPaymentOptions', 200, 'discounted'),
  quote: exampleOf('getQuote', 200, 'quote'),
};

/** The price without the discount, once the server has refused the one with it. */
const regular: Quote = {
  ...quote,
  lines: quote.lines.filter(({ kind }) => kind !== 'discount'),
  total: NEW_TOTAL,
  vat: { percentage: 21, amount: 284 },
};

/** The server's order in each view that follows one. */
const orders: { readonly [Name in PaymentView]?: Order } = {
  pending: { ...exampleOf('getOrder', 200, 'pending').order, redirect_url: null },
  'pending: bank is waiting': exampleOf('getOrder', 200, 'pending').order,
  redirecting: exampleOf('getOrder', 200, 'pending').order,
  completed: exampleOf('getOrder', 200, 'completed').order,
  failed: exampleOf('getOrder', 200, 'failed').order,
  cancelled: exampleOf('getOrder', 200, 'cancelled').order,
};

/** A purchase of the contract's example; the price that was refused is the one of the model. */
const Shown: StateView<typeof paymentModel.machine> = ({ snapshot, send }) => {
  const settings = useSettings();
  const choice = selectChoice(snapshot);
  const price = selectNewTotal(snapshot) === null ? quote : regular;
  const id = choice?.packageId;
  return (
    <Purchase
      snapshot={snapshot}
      send={send}
      order={selectOrderId(snapshot) === null ? null : (orders[selectView(snapshot)] ?? null)}
      isPremium={false}
      form={{
        options,
        choice: {
          package: isPackage(id) ? id : undefined,
          method: choice?.method,
          code: choice?.discountCode ?? undefined,
        },
        quote: price,
        isQuoteOld: false,
        terms: settings,
        codeState: { status: 'idle' },
        errors: undefined,
        hiddenFields: {},
        onSubmit: (intent) => intent === 'pay' && send({ type: 'PAY', total: price.total }),
        onChoose: (next) =>
          choice &&
          send({
            type: 'CHOOSE',
            choice: {
              ...choice,
              packageId: next.package ?? choice.packageId,
              method: next.method ?? choice.method,
            },
          }),
      }}
    />
  );
};

const meta = {
  title: 'Machines/Payment',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: paymentModel, ways, Shown, surroundings: { who: 'free' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Cancelled: Story = { args: { view: 'cancelled' } };

export const Choosing: Story = { args: { view: 'choosing' } };

export const ChoosingPriceChanged: Story = { args: { view: 'choosing: price changed' } };

export const ChoosingRefused: Story = { args: { view: 'choosing: refused' } };

export const Completed: Story = { args: { view: 'completed' } };

export const Failed: Story = { args: { view: 'failed' } };

export const LoadingOptions: Story = { args: { view: 'loading options' } };

export const NotFound: Story = { args: { view: 'not found' } };

export const OptionsFailed: Story = { args: { view: 'options failed' } };

export const Pending: Story = { args: { view: 'pending' } };

export const PendingBankIsWaiting: Story = { args: { view: 'pending: bank is waiting' } };

export const Redirecting: Story = { args: { view: 'redirecting' } };

export const Submitting: Story = { args: { view: 'submitting' } };

export const Unknown: Story = { args: { view: 'unknown' } };

export const UnknownTooLongAgo: Story = { args: { view: 'unknown: too long ago' } };
