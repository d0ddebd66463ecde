import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
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
