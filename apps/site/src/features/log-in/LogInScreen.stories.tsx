import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { press, refused, sendForm, wordsOf } from '../../stories/acting.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Log in',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/login', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const logIn = (): Promise<void> =>
  sendForm({ email: 'anna@demo.velours.test', password: 'a sentence' });

const logInAndFail = async (): Promise<void> => {
  await logIn();
  await refused();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The address goes along to the page for a forgotten password and back, and stands in no address of the site. */
export const PasswordForgotten: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const field = () => screen.findByLabelText(t(($) => $.auth.logIn.email));
    await userEvent.type(await field(), 'anna@demo.velours.test');
    await userEvent.click(screen.getByText(t(($) => $.auth.logIn.forgotPassword)));
    await screen.findByRole('heading', { name: t(($) => $.auth.reset.title) });
    await expect(await field()).toHaveValue('anna@demo.velours.test');
    const { router } = story.loaded['screen'] as OpenedScreen;
    await expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByText(t(($) => $.auth.reset.back)));
    await screen.findByRole('heading', { name: t(($) => $.auth.logIn.title) });
    await expect(await field()).toHaveValue('anna@demo.velours.test');
  },
};

/** The address or the password is wrong; which of them is not said. */
export const Refused: Story = {
  args: { answers: { logIn: '401/loginFailed' } },
  play: logInAndFail,
};

/** A device whose passkey is not known here: an answer as it gives it. */
const withPasskey = (): (() => void) => {
  const get = navigator.credentials.get.bind(navigator.credentials);
  const response = {
    clientDataJSON: 'e30',
    authenticatorData: 'AA',
    signature: 'AA',
    userHandle: 'AA',
  };
  navigator.credentials.get = () =>
    Promise.resolve({ toJSON: () => ({ id: 'AA', response }) } as unknown as Credential);
  return () => {
    navigator.credentials.get = get;
  };
};

/** The passkey of this device opens no account: the password still does. */
export const PasskeyUnknown: Story = {
  args: { answers: { startPasskey: 'visitor', logInWithPasskey: '401/loginFailed' } },
  beforeEach: withPasskey,
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.auth.logIn.passkey.submit));
    await expect(await screen.findByText(t(($) => $.auth.logIn.passkey.unknown))).toBeVisible();
  },
};

/** Too many tries: how long it takes until the next one. */
export const TooManyAttempts: Story = {
  args: { answers: { logIn: '429/tooManyAttempts' } },
  play: logInAndFail,
};

/** The server fails. */
export const Failed: Story = {
  args: { answers: { logIn: '500/internalError' } },
  play: logInAndFail,
};

/** No answer comes: the reader is offline, or the server is. */
export const Offline: Story = {
  args: { answers: { logIn: 'network-error' } },
  play: logInAndFail,
};

/** Sent with nothing filled in. */
export const NothingFilledIn: Story = {
  args: { answers: { logIn: '422/validationFailed' } },
  play: async () => {
    await sendForm({ email: '', password: '' });
    await refused();
  },
};

/** The answer is on its way. */
export const LoggingIn: Story = {
  args: { answers: { logIn: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await logIn();
    await expect(await screen.findByText(t(($) => $.auth.logIn.pending))).toBeInTheDocument();
  },
};

/** Without sign-up there is no way to it from here. */
export const SignUpClosed: Story = {
  args: { settings: { signups: 'closed', signup_open: false } },
};
