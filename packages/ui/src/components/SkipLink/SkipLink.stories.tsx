import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'main', label: 'Skip to the main content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        <Text>Press Tab: the link appears at the top.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the main content' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <ForceState state="focus">
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} />
    </ForceState>
  ),
};

export const Stress: Story = {
  ...States,
  args: {
    label: 'Navigationsleiste überspringen und unmittelbar zum Hauptinhaltsbereich wechseln',
  },
};
