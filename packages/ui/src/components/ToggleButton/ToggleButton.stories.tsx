import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { HeartFilledIcon, HeartIcon } from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { ToggleButtonProps } from './ToggleButton.tsx';
import { ToggleButton } from './ToggleButton.tsx';

/** Keeps the state, as an application would. */
const Kept = (props: ToggleButtonProps) => {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <ToggleButton {...props} isSelected={isSelected} onChange={setSelected} />;
};

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: {
    label: 'Like',
    isSelected: false,
    icon: <HeartIcon />,
    selectedIcon: <HeartFilledIcon />,
  },
  render: (args) => <Kept key={String(args.isSelected)} {...args} />,
} satisfies Meta<typeof ToggleButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Like', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Playground: Story = { args: { appearance: 'plain', tone: 'secondary', size: 'md' } };

const icons = { icon: <HeartIcon />, selectedIcon: <HeartFilledIcon /> };

export const States: Story = {
  render: () => (
    <Stack gap="md">
      {[false, true].map((isSelected) => (
        <Inline key={String(isSelected)} gap="sm">
          <ToggleButton label="Rest" isSelected={isSelected} {...icons} />
          <ForceState state="hover">
            <ToggleButton label="Hover" isSelected={isSelected} {...icons} />
          </ForceState>
          <ForceState state="focus">
            <ToggleButton label="Focus" isSelected={isSelected} {...icons} />
          </ForceState>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  render: () => (
    <Inline gap="sm">
      <ToggleButton
        label="Sympathiebekundung für Maximiliane-Charlotte abgeben"
        isSelected
        {...icons}
      />
      <ToggleButton label="Like Jo" isSelected={false} isIconOnly {...icons} />
    </Inline>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="md">
      {(['plain', 'glass'] as const).flatMap((appearance) =>
        (['primary', 'secondary'] as const).map((tone) => (
          <Inline key={`${appearance} ${tone}`} gap="sm">
            {(['sm', 'md', 'lg'] as const).flatMap((size) =>
              [false, true].map((isSelected) => (
                <ToggleButton
                  key={`${size} ${isSelected}`}
                  label={`${tone} ${size} ${isSelected ? 'on' : 'off'}`}
                  isIconOnly={size === 'sm'}
                  {...{ appearance, tone, size, isSelected }}
                  {...icons}
                />
              )),
            )}
          </Inline>
        )),
      )}
    </Stack>
  ),
};
