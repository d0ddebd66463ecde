import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { attributes, stressAttributes } from './AttributeList.fixtures.ts';
import { AttributeList } from './AttributeList.tsx';

const meta = {
  title: 'Blocks/AttributeList',
  component: AttributeList,
  args: { items: attributes, label: 'About Anna' },
} satisfies Meta<typeof AttributeList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getByText('Athletic')).toBeVisible();
  },
};

export const Playground: Story = {};

export const States: Story = { args: { items: attributes.slice(0, 1) } };

export const Stress: Story = { args: { items: stressAttributes } };
