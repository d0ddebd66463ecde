import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { opened, press, refused, sendForm, skipTo, wordsOf } from '../../stories/acting.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { signUpDialog } from '../../app/navigation/sign-up-dialog.ts';

const meta = {
  title: 'Screens/Sign up',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/signup', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const account = {
  email: 'noor@demo.velours.test',
  name: 'Noor',
  password: 'a short sentence',
  date_of_birth_day: '4',
  date_of_birth_month: '5',
  date_of_birth_year: '1992',
};

const atDialog = { path: '/', who: 'visitor' } as const;

/** Opens the dialog as a link to sign-up does on a wide screen. */
const openDialog = async (): Promise<void> => {
  signUpDialog.open('/signup');
  await opened();
};

/** Presses a link without React's `act`, which does not wait for the page that is still to be fetched. */
const leave = (link: HTMLElement): void => link.click();

/** The page: on phones, by a link from elsewhere, and without script. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Sent with nothing filled in: what is missing, said before the server is asked. */
export const NothingFilledIn: Story = {
  play: async () => {
    await sendForm({ email: '', name: '', password: '' });
    await refused();
  },
};

/** Too young: members are adults. */
export const UnderAge: Story = {
  play: async () => {
    await sendForm({ ...account, date_of_birth_year: '2012' });
    await refused();
  },
};

/** The server refuses fields. */
export const Refused: Story = {
  args: { answers: { signUp: '422/signupValidation' } },
  play: async () => {
    await sendForm(account);
    await refused();
  },
};

/** The answer is on its way. */
export const SigningUp: Story = {
  args: { answers: { signUp: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm(account);
    await expect(await screen.findByText(t(($) => $.signup.account.pending))).toBeInTheDocument();
  },
};

/** The account is made, the first step follows. */
export const AccountMade: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm(account);
    const name = t(($) => $.signup.photo.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

/** The site takes no new members. */
export const Closed: Story = { args: { settings: { signups: 'closed', signup_open: false } } };

/** The site closed while the form was filled in. */
export const ClosedMeanwhile: Story = {
  args: { answers: { signUp: '403/signupClosed' } },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm(account);
    const name = t(($) => $.signup.closed.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

/** The dialog, over whatever page the link stood on. */
export const Dialog: Story = {
  args: atDialog,
  play: openDialog,
};

/** The first step after the account, in the dialog. */
export const DialogAccountMade: Story = {
  args: atDialog,
  play: async (story) => {
    const t = wordsOf(story);
    await openDialog();
    await sendForm(account);
    const name = t(($) => $.signup.photo.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

/** Closing it half-way is asked about first. */
export const DialogClosing: Story = {
  args: { ...atDialog, answers: { signUp: '422/signupValidation' } },
  play: async (story) => {
    const t = wordsOf(story);
    await openDialog();
    await sendForm(account);
    await refused();
    await press(t(($) => $.signup.close.label));
    await opened('alertdialog');
  },
};

/** Half-way to the log-in instead: the dialog does not stay over it. */
export const DialogToLogIn: Story = {
  args: atDialog,
  play: async (story) => {
    const t = wordsOf(story);
    await openDialog();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(t(($) => $.signup.account.name)), 'Noor');
    leave(dialog.getByRole('link', { name: t(($) => $.signup.account.logIn) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The last step leads on, and leaves nothing over the page it leads to. */
export const DialogDone: Story = {
  args: atDialog,
  play: async (story) => {
    const t = wordsOf(story);
    await openDialog();
    await sendForm(account);
    await skipTo(t);
    const name = t(($) => $.signup.confirm.goOn);
    leave(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
