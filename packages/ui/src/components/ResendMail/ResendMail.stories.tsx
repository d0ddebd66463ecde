import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { longResendError, longResendLabels, resendLabels } from './ResendMail.fixtures.ts';
import { resendsByKeyboard } from './ResendMail.play.ts';
import { ResendMail } from './ResendMail.tsx';

const meta = {
  title: 'Components/ResendMail',
  component: ResendMail,
  args: {
    action: '/resend',
    onResend: fn(),
    labels: resendLabels,
  },
} satisfies Meta<typeof ResendMail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: resendsByKeyboard };

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <ResendMail {...args} state="sending" />
      <ResendMail {...args} state="sent" />
      <ResendMail {...args} state="failed" error="We have sent several mails already." />
      <ResendMail {...args}>
        <TextField name="email" type="email" label="E-mail address" />
      </ResendMail>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    state: 'failed',
    error: longResendError,
    labels: longResendLabels,
  },
};
