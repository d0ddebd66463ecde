import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth } from '../../testing/inFormWidth.tsx';
import { withdrawalRight } from '../OrderForm/OrderForm.fixtures.ts';
import { longRepeatOrder, repeatOrder } from './RepeatOrder.fixtures.ts';
import { RepeatOrder } from './RepeatOrder.tsx';
import type { RepeatOrderProps } from './RepeatOrder.types.ts';

const meta = {
  title: 'Blocks/RepeatOrder',
  component: RepeatOrder,
  args: { ...repeatOrder, onSubmit: fn() },
  decorators: [inFormWidth],
} satisfies Meta<typeof RepeatOrder>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page, which goes to the review at the first press. */
const TwoTaps = (props: RepeatOrderProps) => {
  const [step, setStep] = useState<RepeatOrderProps['step']>('offer');
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const goOn = (event: Event): void => {
      event.preventDefault();
      setStep('review');
    };
    page.current?.addEventListener('click', goOn, { once: true });
  }, []);
  return (
    <div ref={page}>
      <RepeatOrder {...props} step={step} />
    </div>
  );
};

/** Two taps: the first shows what it costs, the second pays. The focus goes along. */
export const Default: Story = {
  render: (args) => <TwoTaps {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Check the order' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('heading', { name: 'Check your order' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay € 11.00' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { step: 'offer' } };

/** The second step, where a consent is needed. */
export const States: Story = { args: { step: 'review', withdrawal: withdrawalRight } };

export const Pending: Story = {
  args: { step: 'review', isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay € 11.00' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { step: 'review', error: 'This card has expired. Choose another payment method.' },
};

export const Stress: Story = { args: { ...longRepeatOrder, step: 'review' } };

export const StressOffer: Story = { args: longRepeatOrder };
