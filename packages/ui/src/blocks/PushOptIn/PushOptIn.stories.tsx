import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { pushOptInLabels, stressPushOptInLabels } from './PushOptIn.fixtures.ts';
import { PushOptIn } from './PushOptIn.tsx';

const meta = {
  title: 'Blocks/PushOptIn',
  component: PushOptIn,
  args: { state: 'prompt', onEnable: fn(), onDismiss: fn(), labels: pushOptInLabels },
} satisfies Meta<typeof PushOptIn>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [enable, notNow] = canvas.getAllByRole('button');
    await expect(enable?.className).toBe(notNow?.className);
    await userEvent.tab();
    await expect(enable).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnable).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(notNow).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** Each state but the two in which nothing is shown. */
export const States: Story = {
  render: (args) => (
    <Stack>
      {(['prompt', 'subscribing', 'subscribed', 'denied', 'expired'] as const).map((state) => (
        <PushOptIn key={state} {...args} state={state} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {(['prompt', 'denied'] as const).map((state) => (
        <PushOptIn key={state} {...args} state={state} labels={stressPushOptInLabels} />
      ))}
    </Stack>
  ),
};
