import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading photo', value: 40, valueLabel: '40 %' },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading photo' });
    await expect(bar).toHaveValue(40);
    await expect(bar).toHaveAttribute('aria-valuetext', '40 %');
    await expect(canvas.getByText('40 %')).toBeVisible();
  },
};

export const Playground: Story = { args: { maximum: 100, tone: 'primary', isLabelHidden: false } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <ProgressBar label="Not begun" value={0} valueLabel="0 %" />
      <ProgressBar label="Your profile" value={2} maximum={5} valueLabel="2 of 5 steps" />
      <ProgressBar label="Done" value={100} valueLabel="Uploaded" tone="success" />
      <ProgressBar label="Waiting for the bank" />
      <ProgressBar label="Said by what stands around it" isLabelHidden value={70} />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Profilbildhochladevorgangsfortschrittsanzeige des Benutzerkontos',
    value: 130,
    valueLabel: 'Sähköpostivahvistuksen uudelleenlähettämisestä 100 % valmiina',
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['primary', 'success'] as const).flatMap((tone) =>
        [0, 30, 100, undefined].map((value) => (
          <ProgressBar key={`${tone} ${value}`} label={`${tone}, ${value}`} {...{ tone, value }} />
        )),
      )}
    </Stack>
  ),
};
