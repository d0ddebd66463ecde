import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxes } from '../Grid/boxes.fixtures.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: boxes(3) },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'xs', align: 'start' } };
