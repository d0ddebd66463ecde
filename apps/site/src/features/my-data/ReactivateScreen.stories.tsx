import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press, refused, wordsOf, type Acted } from '../../stories/acting.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Reactivate',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/reactivate/do?token=ZGVtby1yZWFjdGl2YXRpb24tdG9rZW4tMQ', who: 'visitor' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const submit = async (story: Acted): Promise<void> =>
  press(wordsOf(story)(($) => $.mydata.reactivation.submit));

/** Opening the link takes nothing back; the button does. */
export const Default: Story = {};

export const Back: Story = {
  args: { answers: { reactivate: 'byMail' } },
  play: async (story) => {
    await submit(story);
    const title = wordsOf(story)(($) => $.mydata.reactivation.doneTitle);
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    const { router } = story.loaded['screen'] as OpenedScreen;
    await waitFor(() => expect(router.state.location.search).toBe('?done=1'));
    await expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  },
};

/** The page of a link that was used, loaded again. */
export const BackReloaded: Story = {
  args: { path: '/reactivate/do?done=1' },
  play: async (story) => {
    const title = wordsOf(story)(($) => $.mydata.reactivation.doneTitle);
    await screen.findByRole('heading', { name: title });
    await expect(screen.getByRole('main').querySelector('form')).toBeNull();
  },
};

export const Working: Story = {
  args: { answers: { reactivate: 'pending' } },
  play: async (story) => submit(story),
};

const refusedBy = (answer: string): Story => ({
  args: { answers: { reactivate: answer } },
  play: async (story) => {
    await submit(story);
    const title = wordsOf(story)(($) => $.mydata.reactivation.overTitle);
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  },
});

/** The 14 days are over. */
export const Expired: Story = refusedBy('410/linkExpired');

export const Used: Story = refusedBy('410/linkUsed');

export const Invalid: Story = refusedBy('404/linkInvalid');

/** Opened once more: said at once, nothing is asked. */
export const UsedBefore: Story = {
  args: { answers: { getAccountLink: '410/linkUsed' } },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(await screen.findByText(t(($) => $.mydata.reactivation.link_used))).toBeVisible();
    await expect(screen.getByRole('main').querySelector('form')).toBeNull();
  },
};

/** The mail program cut the link off: said at once, there is nothing to press. */
export const CutOff: Story = {
  args: { path: '/reactivate/do?token=x' },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(
      await screen.findByText(t(($) => $.mydata.reactivation.link_invalid)),
    ).toBeVisible();
    await expect(screen.getByRole('main').querySelector('form')).toBeNull();
  },
};

/** No answer came: it can be tried again. */
export const NoAnswer: Story = {
  args: { answers: { reactivate: 'network-error' } },
  play: async (story) => {
    await submit(story);
    await refused();
  },
};
