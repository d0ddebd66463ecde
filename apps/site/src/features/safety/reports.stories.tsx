import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { reports } = exampleOf('getReports', 200, 'reports');

const meta = {
  title: 'Screens/Reports',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/reports', who: 'free' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One that waits, one upheld, one not, whose evidence is no longer kept. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { reference } of reports) {
      await expect(canvas.getByText(reference)).toBeVisible();
    }
  },
};

export const None: Story = { args: { answers: { getReports: 'none' } } };

export const Loading: Story = { args: { isWaiting: true, answers: { getReports: 'pending' } } };

export const Failed: Story = { args: { answers: failing('getReports') } };

export const Offline: Story = { args: { answers: { getReports: 'network-error' } } };

/** Who was reported has been erased since: a sentence without a name. */
export const DeletedMember: Story = {
  args: {
    answers: {
      getReports: {
        reports: reports.map((report) => ({ ...report, profile: { ...report.profile, name: '' } })),
      },
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    const name = t(($) => $.safety.reports.deletedMember);
    for (const { kind } of reports) {
      const title = t(($) => $.safety.reports.kinds[kind], { name });
      await expect(story.canvas.getAllByRole('heading', { name: title })[0]).toBeVisible();
    }
  },
};

/** Long words of the reporter and of the moderator. */
export const Stress: Story = {
  args: {
    answers: {
      getReports: {
        reports: reports.map((report) => ({
          ...report,
          text: 'https://www.example.org/donaudampfschifffahrtsgesellschaftskapitaensmuetzen '.repeat(
            8,
          ),
          explanation: 'Nach eingehender Persönlichkeitsrechtsverletzungsprüfung. '.repeat(12),
        })),
      },
    },
  },
};
