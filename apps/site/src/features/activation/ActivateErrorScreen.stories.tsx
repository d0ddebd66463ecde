import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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

const USED = '/activate/error?reason=activation_link_used';

/** Nothing went wrong: the address is confirmed. */
export const LinkUsed: Story = {
  args: { path: USED },
  play: async ({ canvas, ...story }) => {
    const { usedTitle, activation_link_used, logIn } = wordsOf(story)(($) => $.signup.activation);
    await expect(canvas.getByRole('heading', { name: usedTitle })).toBeVisible();
    await expect(canvas.getByText(activation_link_used)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByText(logIn)).toBeVisible();
  },
};

/** The same for who is logged in. */
export const LinkUsedMember: Story = {
  args: { path: USED, who: 'free' },
  play: async ({ canvas, ...story }) => {
    const { usedTitle, usedLoggedIn } = wordsOf(story)(($) => $.signup.activation);
    await expect(canvas.getByRole('heading', { name: usedTitle })).toBeVisible();
    await expect(canvas.getByText(usedLoggedIn)).toBeVisible();
  },
};

export const LinkInvalid: Story = {
  args: { path: '/activate/error?reason=activation_link_invalid' },
};

/** So little is left of the link that it is no token. */
export const LinkCutOff: Story = {
  args: { path: '/activate/error?reason=validation_failed' },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      canvas.getByText(t(($) => $.signup.activation.activation_link_invalid)),
    ).toBeVisible();
  },
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
