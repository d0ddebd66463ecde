import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { interests, stressInterests } from './InterestList.fixtures.ts';
import { InterestList } from './InterestList.tsx';

const meta = {
  title: 'Blocks/InterestList',
  component: InterestList,
  args: { interests, label: 'Interests of Anna', sharedLabel: 'you too' },
} satisfies Meta<typeof InterestList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(interests.length);
    await expect(canvas.getAllByText('you too')).toHaveLength(2);
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: { interests: interests.map((interest) => ({ ...interest, isShared: true })) },
};

export const Stress: Story = { args: { interests: stressInterests } };
