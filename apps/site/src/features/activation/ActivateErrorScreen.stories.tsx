import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, sendForm, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const EXPIRED = '/activate/error?reason=activation_link_expired';

const meta = {
  title: 'Screens/Activation failed',
  tags: ['screen'],
  ...screenMeta,
  args: { path: EXPIRED, who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The link is too old; a visitor is asked for the address. */
export const Default: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      canvas.getByText(t(($) => $.signup.activation.activation_link_expired)),
    ).toBeVisible();
  },
};

/** The member's own address is known. */
export const Member: Story = { args: { who: 'unconfirmed' } };

export const LinkUsed: Story = {
  args: { path: '/activate/error?reason=activation_link_used' },
};

export const LinkInvalid: Story = {
  args: { path: '/activate/error?reason=activation_link_invalid' },
};

/** No reason is known. */
export const Unknown: Story = { args: { path: '/activate/error' } };

/** Another mail was asked for. */
export const Resent: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm({ email: 'noor@demo.velours.test' });
    await expect(await screen.findByText(t(($) => $.signup.activation.resent))).toBeVisible();
  },
};

/** Several mails were sent already. */
export const TooManyMails: Story = {
  args: { who: 'unconfirmed', answers: { resendActivation: '429/tooManyMails' } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.signup.activation.resend));
    await expect(await screen.findByText(t(($) => $.errors.codes.too_many_mails))).toBeVisible();
  },
};
