import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { memberCardLabels, stressLabels, stressMember } from '../MemberCard/MemberCard.fixtures.ts';
import { gridMembers } from './MemberGrid.fixtures.ts';
import { MemberGrid } from './MemberGrid.tsx';

const meta = {
  title: 'Blocks/MemberGrid',
  component: MemberGrid,
  args: {
    label: 'Members',
    members: gridMembers,
    onLikeChange: fn(),
    headingLevel: 2,
    labels: memberCardLabels,
  },
} satisfies Meta<typeof MemberGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Members' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
  },
};

export const Playground: Story = { args: { numPriority: 2 } };

export const States: Story = {
  args: { numSkeletons: 4, loadingLabel: 'Loading members' },
};

export const Stress: Story = {
  args: {
    members: [1, 2, 3].map((index) => ({
      ...stressMember,
      id: `stress${index}`,
      href: `#stress${index}`,
      badge: 'Uusi tykkäys sinulle',
    })),
    labels: stressLabels,
  },
};
