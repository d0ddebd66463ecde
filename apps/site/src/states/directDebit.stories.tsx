import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@velours/api-client/testing/examples';
import { directDebitModel } from '@velours/machines/directDebit/model';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { DirectDebitView } from '../features/direct-debit/DirectDebitScreen.tsx';
import { priceSummary } from '../features/payment/order-form.ts';
import { useFormats } from '../app/i18n/use-formats.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/directDebit/ways' with { type: 'json' };

const quote = exampleOf('getQuote', 200, 'quote');

/** The order of the contract's example, paid to its company. */
const Shown: StateView<typeof directDebitModel.machine> = ({ snapshot, send }) => {
  const words = { t: useTranslate(), formats: useFormats() };
  return (
    <DirectDebitView
      {...{ snapshot, send }}
      summary={priceSummary(words, quote, false)}
      debit={exampleOf('getDirectDebit', 200, 'unsigned').direct_debit}
      orderNumber={exampleOf('getOrder', 200, 'pending').order.payment_id}
      formKey={{ idempotency_key: '01926f3a-0000-4000-8000-000000000001' }}
      refusal={null}
    />
  );
};

const meta = {
  title: 'Machines/Direct debit',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: directDebitModel, ways, Shown, surroundings: { who: 'free' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const BlockedIban: Story = { args: { view: 'blocked: iban' } };

export const BlockedPhone: Story = { args: { view: 'blocked: phone' } };

export const Done: Story = { args: { view: 'done' } };

export const Form: Story = { args: { view: 'form' } };

export const FormFailed: Story = { args: { view: 'form: failed' } };

export const FormInvalid: Story = { args: { view: 'form: invalid' } };

export const FormSigning: Story = { args: { view: 'form: signing' } };

export const Limit: Story = { args: { view: 'limit' } };

export const Otp: Story = { args: { view: 'otp' } };

export const OtpAnotherCodeSent: Story = { args: { view: 'otp: another code sent' } };

export const OtpCanResend: Story = { args: { view: 'otp: can resend' } };

export const OtpCodeRefused: Story = { args: { view: 'otp: code refused' } };

export const OtpConfirming: Story = { args: { view: 'otp: confirming' } };

export const OtpResendFailed: Story = { args: { view: 'otp: resend failed' } };

export const OtpSendingAnotherCode: Story = { args: { view: 'otp: sending another code' } };

export const OtpTooManyCodes: Story = { args: { view: 'otp: too many codes' } };

export const OtpUnanswered: Story = { args: { view: 'otp: unanswered' } };
