import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { gifts, giftPickerLabels, stressGifts } from './GiftPicker.fixtures.ts';
import { GiftPicker } from './GiftPicker.tsx';

const meta = {
  title: 'Blocks/GiftPicker',
  component: GiftPicker,
  args: {
    gifts,
    credits: 'You have 60 credits.',
    action: <Link href="/credits">Buy credits</Link>,
    onSend: fn(),
    labels: giftPickerLabels,
  },
  // Elements in the arguments: their printed source would be longer than the story.
  parameters: {
    docs: {
      source: {
        code: '<GiftPicker gifts={gifts} credits="You have 60 credits." onSend={send} labels={labels} />',
      },
    },
  },
} satisfies Meta<typeof GiftPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'A rose' })).toBeChecked();
    // The button says what is chosen, and what it costs.
    await userEvent.click(canvas.getByRole('button', { name: 'Go on: A rose · 15 credits' }));
    await expect(canvas.getByRole('heading', { name: 'A rose for Anna?' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for 15 credits, € 1.65' }));
    await expect(args.onSend).toHaveBeenCalledWith('rose');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
    await expect(canvas.getByRole('radio', { name: 'A rose' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultGift: 'cake' } };

/** The last look: ready, on its way, refused, and without the credits. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <GiftPicker {...args} defaultGift="rose" />
      <GiftPicker {...args} defaultGift="coffee" isPending />
      <GiftPicker
        {...args}
        defaultGift="cake"
        error="The gift could not be sent. Nothing was charged."
      />
      <GiftPicker {...args} defaultGift="bouquet" />
    </Stack>
  ),
};

/** The credits reach for none: said before anything is chosen, with the way to more. */
export const NothingAffordable: Story = {
  args: {
    gifts: gifts.map((gift) => ({ ...gift, isAffordable: false })),
    credits: 'You have 5 credits.',
  },
};

/** In a low window: the button stays in reach, every price is one line, and no ring lies over its drawing. */
export const Phone: Story = {
  render: (args) => (
    <div style={{ inlineSize: '19.5rem', blockSize: '19rem', overflow: 'auto' }}>
      <GiftPicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (element: Element | null | undefined): DOMRect => {
      if (!element) throw new Error('It is not there');
      return element.getBoundingClientRect();
    };
    const button = canvas.getByRole('button', { name: /^Go on/ });
    const scroller = button.closest('[style]');
    await expect(box(button).bottom).toBeLessThanOrEqual(box(scroller).bottom);
    for (const radio of canvas.getAllByRole('radio')) {
      radio.focus();
      await expect(box(radio).bottom).toBeLessThanOrEqual(box(button).top);
    }
    const line = Number.parseFloat(
      getComputedStyle(canvas.getAllByText('15 credits')[0] ?? button).lineHeight,
    );
    for (const cost of canvas.getAllByText(/^\d+ credits$/))
      await expect(box(cost).height).toBeLessThan(line * 1.5);
  },
};

export const Stress: Story = { args: { gifts: stressGifts, credits: '0 Guthabenpunkte' } };
