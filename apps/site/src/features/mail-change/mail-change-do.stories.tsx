import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Mail change',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/mail-change/do?token=ZGVtby1tYWlsLWNoYW5nZS10b2tlbi0wMDE', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const confirm = (story: Acted) => press(wordsOf(story)(($) => $.auth.mailChange.confirm));

const isConfirmed = async (story: Acted) => {
  const { router } = story.loaded['screen'] as OpenedScreen;
  await waitFor(() => expect(router.state.location.search).toBe('?done=1'));
  const name = wordsOf(story)(($) => $.auth.mailChange.doneTitle);
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
};

/** For who waits for it the link sends itself: confirmed, and loaded again the page says so again. */
export const Default: Story = { play: isConfirmed };

/** Somebody else’s link waits for a press: this member asked for no other address. */
export const NotAwaited: Story = {
  args: { answers: { getMailChange: 'none' } },
  play: async (story) => {
    const { confirm: name } = wordsOf(story)(($) => $.auth.mailChange);
    await expect(await screen.findByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    await confirm(story);
    await isConfirmed(story);
  },
};

/** Opened where nobody is logged in, as a mail scanner opens it: nothing is sent, and nothing said to be. */
export const Visitor: Story = {
  args: { who: 'visitor' },
  play: async (story) => {
    const { press: said, confirm: name } = wordsOf(story)(($) => $.auth.mailChange);
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  },
};

/** The button was pressed there. */
export const VisitorPressed: Story = {
  args: { who: 'visitor' },
  play: async (story) => {
    await confirm(story);
    await isConfirmed(story);
  },
};

export const Confirming: Story = { args: { answers: { confirmMailChange: 'pending' } } };

/** Somebody else confirmed the address meanwhile. */
export const Taken: Story = { args: { answers: { confirmMailChange: '409/emailTaken' } } };

/** Opened on a device where nobody is logged in. */
export const Expired: Story = {
  args: { who: 'visitor', answers: { confirmMailChange: '410/linkExpired' } },
  play: async (story) => {
    await confirm(story);
    const name = wordsOf(story)(($) => $.errors.codes.link_expired);
    await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  },
};

/** The mail program cut the link off: said at once, there is nothing to send. */
export const CutOff: Story = {
  args: { path: '/mail-change/do?token=x', answers: { confirmMailChange: 'pending' } },
  play: async (story) => {
    const name = wordsOf(story)(($) => $.errors.codes.link_invalid);
    await expect(await screen.findByRole('heading', { name })).toBeVisible();
    await expect(screen.getByRole('main').querySelector('form')).toBeNull();
  },
};

/** No answer came: the button tries again. */
export const Failed: Story = { args: { answers: { confirmMailChange: 'network-error' } } };

/** The server is away for a moment: the link is not called dead. */
export const Away: Story = {
  args: { answers: failing('confirmMailChange') },
  play: async (story) => {
    const said = wordsOf(story)(($) => $.auth.mailChange.failed);
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(screen.getByRole('main').querySelector('[name="token"]')).not.toBeNull();
  },
};
