import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxes } from '../Grid/boxes.fixtures.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { children: boxes(5) },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'lg' } };

/** The first at the start of the line, the last at its end. */
export const Apart: Story = { args: { justify: 'space-between', children: boxes(2) } };
