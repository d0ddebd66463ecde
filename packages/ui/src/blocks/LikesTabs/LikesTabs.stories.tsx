import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { likesTabsProps, stressTabsProps } from './LikesTabs.fixtures.ts';
import { LikesTabs } from './LikesTabs.tsx';

const meta = {
  title: 'Blocks/LikesTabs',
  component: LikesTabs,
  args: likesTabsProps,
} satisfies Meta<typeof LikesTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const received = canvas.getByRole('link', { name: 'Received 7 likes' });
    await expect(received).toHaveFocus();
    await expect(received).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Given 12 likes' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { current: 'matches' } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['received', 'given', 'matches'] as const).map((current) => (
        <LikesTabs key={current} {...args} current={current} label={`Likes, ${current}`} />
      ))}
      <ForceState state="hover">
        <LikesTabs {...args} label="Likes, hover" />
      </ForceState>
      <ForceState state="focus">
        <LikesTabs {...args} label="Likes, focus" />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = { args: stressTabsProps };
