import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { pushOptInLabels, stressPushOptInLabels } from './PushOptIn.fixtures.ts';
import { PushOptIn } from './PushOptIn.tsx';
import type { PushOptInState } from './PushOptIn.types.ts';

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

const states = [
  'prompt',
  'subscribing',
  'failed',
  'subscribed',
  'unsubscribing',
  'notTurnedOff',
  'denied',
  'expired',
] as const satisfies readonly PushOptInState[];

/** Every view of the machine; where it has none, nothing is shown. */
export const States: Story = {
  render: (args) => (
    <Stack>
      {states.map((state) => (
        <PushOptIn key={state} {...args} state={state} onDisable={fn()} />
      ))}
      <PushOptIn
        {...args}
        state="failed"
        reason="There is no connection. Check yours and try again."
      />
      <PushOptIn {...args} state="subscribed" />
    </Stack>
  ),
};

/** A failure says why, and the same press tries once more. */
export const Failed: Story = {
  args: { state: 'failed', reason: 'Your browser’s push service cannot be reached.' },
  play: async ({ canvas, args }) => {
    const reason = canvas.getByText('Your browser’s push service cannot be reached.');
    await expect(reason.closest('[role="status"]')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnable).toHaveBeenCalledTimes(1);
  },
};

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {(['prompt', 'failed', 'denied'] as const).map((state) => (
        <PushOptIn key={state} {...args} state={state} labels={stressPushOptInLabels} />
      ))}
    </Stack>
  ),
};
