import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { refused, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Settings',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/settings', who: 'premium', answers: { getMailChange: 'none' } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Fills in the fields of a section's form and sends it. */
async function send(section: string, values: Readonly<Record<string, string>>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`#${section} form:has([type="password"])`);
  if (!form) throw new Error(`no form in ${section}`);
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`no field ${name}`);
    await userEvent.type(field, value, { delay: null });
  }
  const button = form.querySelector('button[type="submit"]');
  if (!button) throw new Error('no button');
  await userEvent.click(button);
}

/** The rows, each with what it is set to. */
export const Default: Story = {};

/** A row that is a page of its own: its heading has the focus, once it has come. */
export const ToDevices: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const row = document.querySelector('main a[href="/settings/sessions"]');
    if (!row) throw new Error('no row');
    await userEvent.click(row);
    const name = t(($) => $.mydata.sessions.title);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
  },
};

export const Push: Story = { args: { path: '/settings?section=push' } };

export const Search: Story = { args: { path: '/settings?section=search' } };

export const Language: Story = { args: { path: '/settings?section=language' } };

export const Location: Story = { args: { path: '/settings?section=location' } };

export const Privacy: Story = { args: { path: '/settings?section=privacy' } };

/** A new address waits for the link in its mailbox. */
export const MailChangeWaits: Story = {
  args: { path: '/settings?section=email', answers: { getMailChange: 'waiting' } },
};

/** Asked for: it waits from now on. */
export const MailChangeAsked: Story = {
  args: { path: '/settings?section=email' },
  play: async (story) => {
    const t = wordsOf(story);
    const { pending } = exampleOf('getMailChange', 200, 'waiting');
    const email = pending?.email ?? '';
    await send('email', { email, password: 'velours-demo-1' });
    const title = t(($) => $.settings.email.pendingTitle, { email });
    await expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.id).toBe('email-title'));
  },
};

/** The password of the form is not the member's. */
export const PasswordWrong: Story = {
  args: { path: '/settings?section=email', answers: { requestMailChange: '422/passwordWrong' } },
  play: async () => {
    await send('email', { email: 'anna@new.velours.test', password: 'another' });
    await refused();
  },
};

/** No passkey yet. */
export const NoPasskey: Story = {
  args: { path: '/settings?section=passkeys', answers: { listPasskeys: 'none' } },
};

/** The browser has no passkeys: why there is no form. */
export const PasskeyIncapable: Story = {
  args: { path: '/settings?section=passkeys', answers: { listPasskeys: 'none' } },
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
    Object.defineProperty(globalThis, 'PublicKeyCredential', {
      configurable: true,
      value: undefined,
    });
    return () => {
      if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known);
    };
  },
  play: async (story) => {
    const text = wordsOf(story)(($) => $.settings.passkeys.incapable);
    await expect(await screen.findByText(text)).toBeVisible();
  },
};

/** Removed: it is gone from the list. */
export const PasskeyRemoved: Story = {
  args: { path: '/settings?section=passkeys' },
  play: async (story) => {
    const t = wordsOf(story);
    const remove = await screen.findByRole('button', {
      name: new RegExp(`^${t(($) => $.settings.passkeys.remove)} `),
    });
    // The row beside it says so too.
    const section = within(
      screen.getByRole('region', { name: t(($) => $.settings.passkeys.title) }),
    );
    await userEvent.click(remove);
    await expect(await section.findByText(t(($) => $.settings.passkeys.none))).toBeVisible();
    await expect(section.getByText(t(($) => $.settings.passkeys.removed))).toBeVisible();
    const title = screen.getByRole('heading', { name: t(($) => $.settings.passkeys.title) });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Sent without the password: that is said before the device is asked for anything. */
export const PasskeyWithoutPassword: Story = {
  args: {
    path: '/settings?section=passkeys',
    answers: { startPasskey: '500/internalError' },
  },
  play: async (story) => {
    await send('passkeys', {});
    await refused();
    const text = wordsOf(story)(($) => $.errors.missing.current);
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
  },
};

/** A wrong password is told at its field, and the device is asked for nothing: it would keep what it made. */
export const PasskeyWrongPassword: Story = {
  args: {
    path: '/settings?section=passkeys',
    answers: { startPasskey: '422/passwordWrong' },
  },
  play: async (story) => {
    const create = spyOn(navigator.credentials, 'create');
    await send('passkeys', { password: 'another one' });
    await refused();
    const text = wordsOf(story)(($) => $.errors.codes.password_wrong);
    await expect((await screen.findAllByText(text))[0]).toBeVisible();
    await expect(create).not.toHaveBeenCalled();
  },
};

export const PasswordChanged: Story = {
  args: { path: '/settings?section=password' },
  play: async (story) => {
    const t = wordsOf(story);
    await send('password', { current: 'velours-demo-1', password: 'another-long-one' });
    await expect(await screen.findByText(t(($) => $.settings.password.done))).toBeVisible();
  },
};

/** What could not be saved goes back, and says so. */
export const NotSaved: Story = {
  args: { path: '/settings?section=privacy', answers: { savePreferences: '500/internalError' } },
  play: async (story) => {
    const t = wordsOf(story);
    const invisible = screen.getByRole('switch', {
      name: t(($) => $.settings.privacy.invisible),
    });
    await userEvent.click(invisible);
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(invisible).not.toBeChecked();
  },
};

/** Invisible, dark and with large text. */
export const Chosen: Story = {
  args: {
    path: '/settings?section=appearance',
    user: {
      preferences: {
        color_scheme: 'dark',
        text_size: 150,
        invisible: true,
        discreet: true,
        search: null,
      },
    },
  },
};
