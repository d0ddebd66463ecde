import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { ResendMail } from './ResendMail.tsx';

const meta = {
  title: 'Components/ResendMail',
  component: ResendMail,
  args: {
    action: '/resend',
    onResend: fn(),
    labels: {
      resend: 'Send the mail again',
      resending: 'Sending',
      resent: 'A new mail is on its way.',
    },
  },
} satisfies Meta<typeof ResendMail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send the mail again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

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
    error: 'Vahvistussähköpostin lähettäminen epäonnistui palvelinkatkoksen vuoksi.',
    labels: {
      resend: 'Bestätigungsnachricht erneut versenden lassen',
      resending: 'Wird versendet',
      resent: 'Versendet',
    },
  },
};
