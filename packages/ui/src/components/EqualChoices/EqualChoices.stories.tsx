import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { EqualChoices } from './EqualChoices.tsx';

const onNecessary = fn();

const meta = {
  title: 'Components/EqualChoices',
  component: EqualChoices,
  args: {
    choices: [
      { id: 'necessary', label: 'Only necessary', onPress: onNecessary },
      { id: 'all', label: 'Accept all', onPress: fn() },
    ],
  },
} satisfies Meta<typeof EqualChoices>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The answers differ in nothing but their words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onNecessary.mockClear();
    const [first, second] = canvas.getAllByRole('button');
    await expect(first?.className).toBe(second?.className);
    await expect(first?.offsetWidth).toBe(second?.offsetWidth);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onNecessary).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['hover', 'pressed', 'focus'] as const).map((state) => (
        <ForceState key={state} state={state}>
          <EqualChoices {...args} />
        </ForceState>
      ))}
      <EqualChoices
        choices={[
          { id: 'leave', label: 'Leave, as a link', href: '/' },
          { id: 'open', label: 'Opens more', 'aria-expanded': false },
          { id: 'save', label: 'Saving', isPending: true, pendingLabel: 'Saving your choice' },
        ]}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    choices: [
      { id: 'necessary', label: 'Ausschließlich notwendige Datenverarbeitungen zulassen' },
      { id: 'all', label: 'OK' },
      { id: 'choose', label: 'Tietosuoja-asetusten mukauttaminen' },
    ],
  },
};
