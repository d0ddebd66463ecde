import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { sendForm, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Activation done',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/activate/done?token=ZGVtby1hY3RpdmF0aW9uLXRva2VuLTAwMQ', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const isWelcomed = async (story: Acted) => {
  const t = wordsOf(story);
  const name = t(($) => $.signup.activation.doneTitle);
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
};

/** The address is confirmed; the link was opened where nobody is logged in. */
export const Default: Story = { play: isWelcomed };

/** The same for who is logged in: on to the members. */
export const LoggedIn: Story = { args: { who: 'free' }, play: isWelcomed };

/** The first message has gone out with it: to whom, and the way there. */
export const MessageSent: Story = {
  args: { who: 'free', answers: { activate: 'sent' } },
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

/** The link is being looked at. */
export const Working: Story = {
  args: { answers: { activate: 'pending' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(
      (await screen.findAllByText(t(($) => $.signup.activation.working)))[0],
    ).toBeVisible();
  },
};

/** The server is away for a moment: the page and its link stay. */
export const Away: Story = {
  args: { answers: failing('activate') },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.signup.activation.unknown))).toBeVisible();
    await expect(screen.getByRole('main').querySelector('[name="token"]')).not.toBeNull();
  },
};

/** No answer came: the same link may be tried again. */
export const Offline: Story = {
  args: { answers: { activate: 'network-error' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.signup.activation.unknown))).toBeVisible();
  },
};
