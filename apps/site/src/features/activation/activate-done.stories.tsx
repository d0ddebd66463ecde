import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { press, sendForm, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Activation done',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/activate/done?token=ZGVtby1hY3RpdmF0aW9uLXRva2VuLTAwMQ', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const confirm = (story: Acted) => press(wordsOf(story)(($) => $.signup.activation.confirmButton));

const isWelcomed = async (story: Acted) => {
  const t = wordsOf(story);
  const name = t(($) => $.signup.activation.doneTitle);
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
};

/** Opened where nobody is logged in, as a mail scanner opens it: nothing is sent, and nothing said to be. */
export const Default: Story = {
  play: async (story) => {
    const { press: said, confirmButton: name } = wordsOf(story)(($) => $.signup.activation);
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  },
};

/** The button was pressed there: loaded again, the page says so again. */
export const Pressed: Story = {
  play: async (story) => {
    await confirm(story);
    await isWelcomed(story);
    const { router } = story.loaded['screen'] as OpenedScreen;
    await expect(router.state.location.search).toBe('?done=1');
  },
};

/** For who has not confirmed yet the link sends itself: on to the members. */
export const LoggedIn: Story = { args: { who: 'unconfirmed' }, play: isWelcomed };

/** Who has confirmed waits for none: it may be somebody else’s, and is not used before a press. */
export const NotAwaited: Story = {
  args: { who: 'free', answers: { activate: 'pending' } },
  play: async (story) => {
    const { confirmButton: name } = wordsOf(story)(($) => $.signup.activation);
    const button = await screen.findByRole('button', { name });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await confirm(story);
    await isAtWork(story);
  },
};

/** The first message has gone out with it: to whom, and the way there. */
export const MessageSent: Story = {
  args: { who: 'unconfirmed', answers: { activate: 'sent' } },
  play: async (story) => {
    await isWelcomed(story);
    const t = wordsOf(story);
    const { first_message: sent } = exampleOf('activate', 200, 'sent');
    const { sent: words, toConversation } = t(($) => $.signup.activation, { name: sent?.name });
    await expect(screen.getByText(words, { exact: false })).toBeVisible();
    const onward = screen.getByRole('link', { name: toConversation });
    await expect(onward).toHaveAttribute('href', `/chats/${sent?.conversation_id}`);
  },
};

/** A page that comes with the news leaves the focus where it is. */
const isConfirmed = async (story: Acted) => {
  const name = wordsOf(story)(($) => $.signup.activation.doneTitle);
  await expect(await screen.findByRole('heading', { name })).toBeVisible();
};

/** The link's form was sent without script. */
export const WithoutScript: Story = {
  args: { path: '/activate/done?done=1' },
  play: isConfirmed,
};

/** Opened again by a member whose address is confirmed. */
export const Again: Story = { args: { path: '/activate/done', who: 'free' }, play: isConfirmed };

const isInvalid = async (story: Acted) => {
  const t = wordsOf(story);
  const said = t(($) => $.signup.activation.activation_link_invalid);
  await expect(await screen.findByText(said)).toBeVisible();
};

/** The link was cut off before its token: nothing is known of any address, and another mail can be asked for. */
export const CutOff: Story = {
  args: { path: '/activate/done' },
  play: async (story) => {
    await isInvalid(story);
    await sendForm({ email: 'noor@demo.velours.test' });
    const resent = wordsOf(story)(($) => $.signup.activation.resent);
    await expect(await screen.findByText(resent)).toBeVisible();
  },
};

/** The same for a member who still has to confirm. */
export const CutOffMember: Story = {
  args: { path: '/activate/done?token=', who: 'unconfirmed' },
  play: isInvalid,
};

/** Cut off within its token: said at once, also to who has confirmed by another. */
export const CutOffWithin: Story = {
  args: { path: '/activate/done?token=x', who: 'free', answers: { activate: 'pending' } },
  play: isInvalid,
};

const isAtWork = async (story: Acted) => {
  const { working, confirmButton: name } = wordsOf(story)(($) => $.signup.activation);
  await expect((await screen.findAllByText(working))[0]).toBeVisible();
  await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
};

/** The link is being looked at: at once for who waits for it. */
export const Working: Story = {
  args: { who: 'unconfirmed', answers: { activate: 'pending' } },
  play: isAtWork,
};

/** For a visitor from the press on; the button keeps the focus. */
export const WorkingPressed: Story = {
  args: { answers: { activate: 'pending' } },
  play: async (story) => {
    await confirm(story);
    await isAtWork(story);
    const name = wordsOf(story)(($) => $.signup.activation.confirmButton);
    await expect(screen.getByRole('button', { name })).toHaveFocus();
  },
};

/** The server is away for a moment: the page and its link stay. */
export const Away: Story = {
  args: { answers: failing('activate') },
  play: async (story) => {
    await confirm(story);
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.signup.activation.unknown))).toBeVisible();
    await expect(screen.getByRole('main').querySelector('[name="token"]')).not.toBeNull();
  },
};

/** No answer came: the same link may be tried again. */
export const Offline: Story = {
  args: { who: 'unconfirmed', answers: { activate: 'network-error' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.signup.activation.unknown))).toBeVisible();
  },
};
