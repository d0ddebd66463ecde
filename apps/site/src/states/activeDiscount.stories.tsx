import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@velours/api-client/testing/examples';
import { selectActive } from '@velours/machines/activeDiscount';
import { activeDiscountModel } from '@velours/machines/activeDiscount/model';
import { CreditPackagePicker } from '@velours/ui/blocks/CreditPackagePicker';
import { DiscountCodeField } from '@velours/ui/blocks/DiscountCodeField';
import { Stack } from '@velours/ui/primitives/Stack';
import type { PaymentOptions } from '../features/payment/credit-queries.ts';
import { useSettings } from '../app/data/hooks.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { discountCodeState } from '../features/credits/discount-code.ts';
import { discountCodeLabels, packageCards } from '../features/payment/order-form.ts';
import { useFormats } from '../app/i18n/use-formats.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/activeDiscount/ways' with { type: 'json' };

const options: PaymentOptions = exampleOf('getPaymentOptions', 200, 'options');
const discounted: PaymentOptions = exampleOf('getPaymentOptions', 200, 'discounted');

/** The packages at the price with the discount that counts, and the field for a code. */
const Shown: StateView<typeof activeDiscountModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const words = { t, formats: useFormats() };
  const settings = useSettings();
  const active = selectActive(snapshot);
  const offered: PaymentOptions =
    active && discounted.discount
      ? {
          ...discounted,
          discount: { ...discounted.discount, ...active },
          packages: discounted.packages.map((item) => ({
            ...item,
            discount: item.discount && { ...item.discount, ...active },
          })),
        }
      : options;
  return (
    <Stack>
      <CreditPackagePicker
        packages={packageCards(
          words,
          offered,
          { code: active?.kind === 'code' ? active.code : undefined },
          settings,
        )}
        label={t(($) => $.credits.form.packages)}
      />
      <DiscountCodeField
        state={discountCodeState(words, snapshot, undefined, { currency: options.currency })}
        onApply={(code) => send({ type: 'APPLY', code })}
        onRemove={() => send({ type: 'REMOVE' })}
        labels={discountCodeLabels(t)}
      />
    </Stack>
  );
};

const meta = {
  title: 'Machines/Active discount',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: activeDiscountModel, ways, Shown, surroundings: { who: 'free' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const CodeApplied: Story = { args: { view: 'code: applied' } };

export const CodeChecking: Story = { args: { view: 'code: checking' } };

export const CodeRefused: Story = { args: { view: 'code: refused' } };

export const CodeUnchecked: Story = { args: { view: 'code: unchecked' } };

export const TimeBonus: Story = { args: { view: 'time bonus' } };

export const WelcomeDiscount: Story = { args: { view: 'welcome discount' } };
