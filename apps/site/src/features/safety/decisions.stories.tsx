import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { decisions } = exampleOf('getDecisions', 200, 'decisions');

const meta = {
  title: 'Screens/Decisions',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/decisions', who: 'free' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rule, facts and who decided; one with an objection and its answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { facts } of decisions) await expect(canvas.getByText(facts)).toBeVisible();
  },
};

/** Objections that were granted: a photo is shown again, a message does not come back, and the page says which. */
export const Granted: Story = {
  args: { answers: { getDecisions: 'granted' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const said = (text: string) => canvas.getByText((found) => found.startsWith(text));
    await expect(said(t(($) => $.safety.decisions.objection.granted))).toBeVisible();
    await expect(said(t(($) => $.safety.decisions.objection.dropped))).toBeVisible();
  },
};

export const None: Story = { args: { answers: { getDecisions: 'none' } } };

export const Loading: Story = { args: { isWaiting: true, answers: { getDecisions: 'pending' } } };

export const Failed: Story = { args: { answers: failing('getDecisions') } };

export const Offline: Story = { args: { answers: { getDecisions: 'network-error' } } };

/** Every kind, in long words; an automated one, and an objection that waits. */
export const Stress: Story = {
  args: {
    answers: {
      getDecisions: {
        decisions: (['photo_rejected', 'message_removed', 'warning', 'banned'] as const).map(
          (kind, index) => ({
            id: `0198c0de-000a-7a00-8a00-00000000000${index}`,
            reference: `D-2026-3H7CP5W${index}`,
            kind,
            rule: 'something-new',
            facts: 'Persönlichkeitsrechtsverletzungen in mehreren Unterhaltungen. '.repeat(8),
            automated: index === 0,
            decided_at: '2026-11-03T09:30:00Z',
            objection: {
              text: 'Einspruch '.repeat(40),
              created_at: '2026-11-03T12:00:00Z',
              outcome: null,
              reversed: false,
              answer: null,
              answered_at: null,
            },
          }),
        ),
      },
    },
  },
};
