import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { opened, press, refused, sendForm, wordsOf, type Acted } from '../../stories/acting.ts';
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
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm({ email: '', name: '', password: '' });
    await refused();
    const name = t(($) => $.common.form.errorSummary, { count: 4 });
    const summary = within(screen.getByRole('group', { name }));
    const { email, password, date_of_birth: born } = t(($) => $.errors.missing);
    for (const words of [email, password, born, t(($) => $.errors.codes.name_required)])
      await expect(summary.getByText(words)).toBeVisible();
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

/** The account is made, the first step follows; whoever has one is offered no log-in. */
export const AccountMade: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const bar = within(screen.getByRole('banner'));
    const logIn = t(($) => $.common.nav.logIn);
    await expect(bar.getByRole('link', { name: logIn })).toBeVisible();
    await sendForm(account);
    const name = t(($) => $.signup.photo.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
    await expect(bar.queryByRole('link', { name: logIn })).toBeNull();
  },
};

/** The account is made, and no photo chosen: people to write to. */
const atFirstMessage = async (story: Acted): Promise<void> => {
  const t = wordsOf(story);
  await sendForm(account);
  await screen.findByRole('heading', { name: t(($) => $.signup.photo.title) });
  await press(t(($) => $.signup.step.skip));
  await expect(
    await screen.findByRole('radiogroup', { name: t(($) => $.signup.firstMessage.people) }),
  ).toBeVisible();
};

/** Somebody is chosen, and a message written and sent. */
const writeFirst = async (story: Acted): Promise<void> => {
  const t = wordsOf(story);
  await atFirstMessage(story);
  const [first] = screen.getAllByRole('radio');
  if (!first) throw new Error('there is nobody to write to');
  await userEvent.click(first);
  const field = document.querySelector('textarea');
  if (!field) throw new Error('there is no place to write');
  await userEvent.type(field, 'Hello, nice to meet you', { delay: null });
  await press(t(($) => $.signup.firstMessage.send));
};

/** People who fit, and a first message to one of them. */
export const FirstMessage: Story = { play: atFirstMessage };

/** Sent with nobody chosen and nothing written: said before the server is asked. */
export const FirstMessageMissing: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await atFirstMessage(story);
    await press(t(($) => $.signup.firstMessage.send));
    await refused();
    const name = t(($) => $.common.form.errorSummary, { count: 2 });
    const summary = within(screen.getByRole('group', { name }));
    await expect(summary.getByText(t(($) => $.signup.firstMessage.chooseSomebody))).toBeVisible();
    await expect(summary.getByText(t(($) => $.errors.codes.message_empty))).toBeVisible();
    // What is mended is said no more, and the focus stays where it is.
    const [first] = screen.getAllByRole('radio');
    const field = document.querySelector('textarea');
    if (!first || !field) throw new Error('there is nobody to write to');
    await userEvent.click(first);
    const chooseSomebody = t(($) => $.signup.firstMessage.chooseSomebody);
    await expect(screen.queryByText(chooseSomebody)).toBeNull();
    await expect(first).toHaveFocus();
    await userEvent.type(field, 'H');
    await expect(screen.queryByText(t(($) => $.errors.codes.message_empty))).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** The first message is on its way. */
export const FirstMessageSending: Story = {
  args: { answers: { saveFirstMessage: 'pending' } },
  play: async (story) => {
    await writeFirst(story);
    const pending = wordsOf(story)(($) => $.signup.step.pending);
    await expect(await screen.findByText(pending)).toBeInTheDocument();
  },
};

/** Whom it was for has left meanwhile. */
export const FirstMessageRefused: Story = {
  args: { answers: { saveFirstMessage: '404/memberNotFound' } },
  play: async (story) => {
    await writeFirst(story);
    await refused();
  },
};

/** It waits for the mail to be confirmed, and says so. */
export const FirstMessageWaiting: Story = {
  play: async (story) => {
    await writeFirst(story);
    const waiting = wordsOf(story)(($) => $.signup.confirm.waiting);
    await expect(await screen.findByText(waiting)).toBeVisible();
  },
};

/** Passed by: nothing is said to go out, and no step before is said to be done. */
export const FirstMessageSkipped: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await atFirstMessage(story);
    await press(t(($) => $.signup.step.skip));
    const name = t(($) => $.signup.confirm.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
    await expect(screen.queryByText(t(($) => $.signup.confirm.waiting))).toBeNull();
    const { list, done, skipped } = t(($) => $.signup.stepper);
    const { photo, message } = t(($) => $.signup.steps);
    const steps = screen.getByRole('list', { name: list });
    await expect(steps).toHaveTextContent(`${photo}: ${skipped}${message}: ${skipped}`);
    await expect(steps).not.toHaveTextContent(`: ${done}`);
  },
};

/** Nobody fits yet: the step says so, and goes on. */
export const FirstMessageNobody: Story = {
  args: { answers: { searchMembers: 'none' } },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm(account);
    await screen.findByRole('heading', { name: t(($) => $.signup.photo.title) });
    await press(t(($) => $.signup.step.skip));
    await expect(await screen.findByText(t(($) => $.signup.firstMessage.nobody))).toBeVisible();
    await press(t(($) => $.signup.step.submit));
    const name = t(($) => $.signup.confirm.title);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
  },
};

/** Who fits could not be asked: it says so, and the step can be passed by. */
export const FirstMessageNotLoaded: Story = {
  args: { answers: { searchMembers: '500/internalError' } },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm(account);
    await screen.findByRole('heading', { name: t(($) => $.signup.photo.title) });
    await press(t(($) => $.signup.step.skip));
    const said = t(($) => $.errors.codes.internal_error);
    await expect(await screen.findByText(said)).toBeVisible();
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

/** Closed with the statechart still on its way: what was typed is not lost without a question. */
export const DialogClosedAtOnce: Story = {
  args: atDialog,
  play: async (story) => {
    const t = wordsOf(story);
    await openDialog();
    const dialog = within(screen.getByRole('dialog'));
    // In one go, so that nothing can arrive in between.
    const field = dialog.getByLabelText<HTMLInputElement>(t(($) => $.signup.account.name));
    void fireEvent.change(field, { target: { value: 'Noor' } });
    void fireEvent.click(dialog.getByRole('button', { name: t(($) => $.signup.close.label) }));
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
    await screen.findByRole('heading', { name: t(($) => $.signup.photo.title) });
    await press(t(($) => $.signup.step.skip));
    await screen.findByRole('radiogroup', { name: t(($) => $.signup.firstMessage.people) });
    await press(t(($) => $.signup.step.skip));
    const name = t(($) => $.signup.confirm.goOn);
    leave(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
