import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { resendsByKeyboard } from '../../components/ResendMail/ResendMail.play.ts';
import {
  activationReminderLabels,
  longReminder,
  resendOutcomes,
} from './ActivationReminder.fixtures.ts';
import { ActivationReminder } from './ActivationReminder.tsx';

const meta = {
  title: 'Blocks/ActivationReminder',
  component: ActivationReminder,
  args: { action: '/activation-resend', onResend: fn(), labels: activationReminderLabels },
} satisfies Meta<typeof ActivationReminder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: resendsByKeyboard };

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {resendOutcomes.map((outcome) => (
        <ActivationReminder key={outcome.resendState} {...args} {...outcome} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = { args: longReminder };
