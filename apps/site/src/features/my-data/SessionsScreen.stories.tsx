import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Sessions',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/settings/sessions', who: 'premium', answers: { listSessions: 'several' } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A computer, a phone, and a browser that tells nothing. */
export const Default: Story = {};

/** Nowhere else. */
export const OnlyThis: Story = { args: { answers: { listSessions: 'one' } } };

/** All others are logged out, and it says so. */
export const Ended: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await userEvent.click(
      await screen.findByRole('button', { name: t(($) => $.mydata.sessions.endOthers) }),
    );
    await expect(await screen.findByText(t(($) => $.mydata.sessions.ended))).toBeInTheDocument();
    await expect(await screen.findByText(t(($) => $.mydata.sessions.onlyThis))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** No answer came: nothing has changed. */
export const NoAnswer: Story = {
  args: { answers: { listSessions: 'several', endSessions: 'network-error' } },
  play: async (story) => {
    const t = wordsOf(story);
    await userEvent.click(
      await screen.findByRole('button', { name: t(($) => $.mydata.sessions.endOthers) }),
    );
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const Failed: Story = { args: { answers: failing('listSessions') } };
