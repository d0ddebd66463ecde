import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { RangeTrack } from './RangeTrack.tsx';

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Age',
    minimumLabel: 'Youngest age',
    maximumLabel: 'Oldest age',
    valueLabel: 'Between 25 and 40 years',
    value: { minimum: 25, maximum: 40 },
    bounds: { minimum: 18, maximum: 99 },
    onChange: fn(),
  },
  // Made of the value, as a caller would.
  argTypes: { valueLabel: { control: false } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RangeSlider
        {...args}
        value={value}
        valueLabel={`Between ${value.minimum} and ${value.maximum} years`}
        onChange={setValue}
      />
    );
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const youngest = canvas.getByRole('slider', { name: /Youngest age/ });
    const oldest = canvas.getByRole('slider', { name: /Oldest age/ });
    await userEvent.tab();
    await expect(youngest).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('Between 27 and 40 years')).toBeVisible();
    await userEvent.tab();
    await expect(oldest).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('Between 27 and 99 years')).toBeVisible();
    // The two never pass one another.
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Between 27 and 27 years')).toBeVisible();
    await userEvent.keyboard('{End}');
  },
};

export const Playground: Story = { args: { isLabelHidden: false, step: 1 } };

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RangeSlider {...args} label="Rest" />
      <ForceState state="focus">
        <RangeSlider {...args} label="Focus" />
      </ForceState>
      <RangeSlider {...args} label="Everything" value={args.bounds} valueLabel="Any age" />
      <RangeSlider
        {...args}
        label="A single year"
        value={{ minimum: 30, maximum: 30 }}
        valueLabel="30 years"
      />
      <RangeSlider {...args} label="Hidden label" isLabelHidden />
      <RangeTrack value={args.value} bounds={args.bounds} onChange={args.onChange} />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Wunschaltersbereichseinschränkung der Mitgliedersuche',
    minimumLabel: 'Vähimmäisikärajoitus',
    maximumLabel: 'Enimmäisikärajoitus',
    valueLabel: 'Vähintään kahdeksantoista ja enintään yhdeksänkymmentäyhdeksän vuotta',
    value: { minimum: 18, maximum: 99 },
  },
};
