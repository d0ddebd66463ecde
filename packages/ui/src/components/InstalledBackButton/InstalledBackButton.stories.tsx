import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { InstalledBackButton } from './InstalledBackButton.tsx';

const meta = {
  title: 'Components/InstalledBackButton',
  component: InstalledBackButton,
  args: { isShown: true, label: 'Back to the members', onPress: fn() },
} satisfies Meta<typeof InstalledBackButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to the members' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** As it stands before the name of a page. */
const Bar = ({ name, children }: { name: string; children: ReactNode }) => (
  <Inline gap="xs" isWrapping={false}>
    {children}
    <Heading level={2}>{name}</Heading>
  </Inline>
);

export const States: Story = {
  render: (args) => (
    <Stack>
      <Bar name="Anna, at rest">
        <InstalledBackButton {...args} />
      </Bar>
      {(['hover', 'pressed', 'focus'] as const).map((state) => (
        <ForceState key={state} state={state}>
          <Bar name={`Anna, ${state}`}>
            <InstalledBackButton {...args} label={`${args.label}, ${state}`} />
          </Bar>
        </ForceState>
      ))}
      <Bar name="In a browser tab it is not there">
        <InstalledBackButton {...args} isShown={false} />
      </Bar>
    </Stack>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <Bar name="Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff">
      <InstalledBackButton {...args} label="Zurück zur Mitgliedersuchergebnisliste" />
    </Bar>
  ),
};
