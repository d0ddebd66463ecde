import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QueryClient } from '@tanstack/react-query';
import { standIn, wordsOf } from '../stories/acting.ts';
import type { ScreenArgs } from '../stories/open-screen.ts';
import { screenMeta } from '../stories/screen.tsx';
import { offerInstall, offerUpdate } from './app-notices.tsx';
import { DISMISSAL_PREFIX, readDismissal } from '../app/data/local-storage.ts';
import { host } from './host.ts';
import { tellNews } from './safety-news.tsx';

const meta = {
  title: 'Screens/Notices',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/likes', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a connection: what is shown is of before. */
export const Offline: Story = {
  beforeEach: () => standIn(host.liveRefresh, 'offline'),
  play: async (story) => {
    const title = wordsOf(story)(($) => $.common.states.offlineTitle);
    await expect(await story.canvas.findByText(title, { exact: false })).toBeVisible();
  },
};

const take = fn();

/** A newer version waits until it is wanted. */
export const Update: Story = {
  beforeEach: () => {
    take.mockClear();
    offerUpdate(take);
  },
  play: async (story) => {
    const offer = wordsOf(story)(($) => $.common.app.update);
    await expect(await story.canvas.findByText(offer)).toBeVisible();
    await expect(take).not.toHaveBeenCalled();
  },
};

/** Taken, it is gone. */
export const UpdateTaken: Story = {
  ...Update,
  play: async (story) => {
    const t = wordsOf(story);
    const name = t(($) => $.common.app.updateNow);
    await userEvent.click(await story.canvas.findByRole('button', { name }));
    await expect(take).toHaveBeenCalledOnce();
    await expect(story.canvas.queryByText(t(($) => $.common.app.update))).toBeNull();
  },
};

const prompt = fn(async () => undefined);
const forgetAnswer = (): void => localStorage.removeItem(`${DISMISSAL_PREFIX}install`);

/** The browser can install the site. */
export const Install: Story = {
  beforeEach: () => {
    prompt.mockClear();
    forgetAnswer();
    offerInstall(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    return forgetAnswer;
  },
  play: async (story) => {
    const offer = wordsOf(story)(($) => $.common.app.install);
    await expect(await story.canvas.findByText(offer)).toBeVisible();
  },
};

/** Dismissed, it is not offered again. */
export const InstallDismissed: Story = {
  ...Install,
  play: async (story) => {
    const t = wordsOf(story);
    const name = t(($) => $.common.actions.dismiss);
    await userEvent.click(await story.canvas.findByRole('button', { name }));
    await expect(prompt).not.toHaveBeenCalled();
    await expect(readDismissal('install')).not.toBeNull();
    offerInstall(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await expect(story.canvas.queryByText(t(($) => $.common.app.install))).toBeNull();
  },
};

/** A report of the member was decided. */
export const ReportDecided: Story = {
  beforeEach: () => tellNews(new QueryClient(), { about: 'report', reference: 'R-4KX7-2M9Q' }),
};

/** Something was decided against the member. */
export const Decision: Story = {
  beforeEach: () => tellNews(new QueryClient(), { about: 'decision', reference: 'R-4KX7-2M9Q' }),
};
