import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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

/** Asks for a copy: until then there is none. @param found - What is there from then on. */
const asking = (answer: string, found: string, state: 'pending' | 'ready'): Story => {
  let isAsked = false;
  return {
    args: {
      answers: {
        getExport: () => (isAsked ? found : 'none'),
        requestExport: () => {
          isAsked = true;
          return answer;
        },
      },
    },
    beforeEach: () => () => {
      isAsked = false;
    },
    play: async (story) => {
      const t = wordsOf(story);
      await sendForm({ password: 'velours-demo-1' });
      const name = t(($) => $.mydata.copy.states[state].title);
      await expect(await screen.findByRole('heading', { name })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  };
};

/** Asked for: it is being made, and a mail will come. */
export const Asked: Story = asking('202/pending', '200/pending', 'pending');

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
export const TooSoon: Story = asking('409/recent', 'ready', 'ready');

export const Failed: Story = { args: { answers: failing('getExport') } };
