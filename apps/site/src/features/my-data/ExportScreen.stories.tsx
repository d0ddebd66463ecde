import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { refused, sendForm, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const meta = {
  title: 'Screens/Export',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/settings/export', who: 'premium', answers: { getExport: 'none' } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** None was asked for. */
export const Default: Story = {};

let isAsked = false;

/** Asked for: it is being made, and a mail will come. */
export const Asked: Story = {
  args: {
    answers: {
      getExport: () => (isAsked ? '200/pending' : 'none'),
      requestExport: () => {
        isAsked = true;
        return '202/pending';
      },
    },
  },
  beforeEach: () => () => {
    isAsked = false;
  },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm({ password: 'velours-demo-1' });
    await expect(
      await screen.findByRole('heading', { name: t(($) => $.mydata.copy.states.pending.title) }),
    ).toBeVisible();
  },
};

export const Ready: Story = { args: { answers: { getExport: 'ready' } } };

export const Expired: Story = { args: { answers: { getExport: 'expired' } } };

/** Our fault: it can be asked for again. */
export const NotMade: Story = { args: { answers: { getExport: 'failed' } } };

export const WrongPassword: Story = {
  args: { answers: { getExport: 'none', requestExport: '422/passwordWrong' } },
  play: async () => {
    await sendForm({ password: 'another one' });
    await refused();
  },
};

/** Another tab has asked for one a moment ago: it is shown. */
export const TooSoon: Story = {
  args: {
    answers: {
      getExport: () => (isAsked ? 'ready' : 'none'),
      requestExport: () => {
        isAsked = true;
        return '409/recent';
      },
    },
  },
  beforeEach: () => () => {
    isAsked = false;
  },
  play: async (story) => {
    const t = wordsOf(story);
    await sendForm({ password: 'velours-demo-1' });
    await expect(
      await screen.findByRole('heading', { name: t(($) => $.mydata.copy.states.ready.title) }),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { answers: failing('getExport') } };
