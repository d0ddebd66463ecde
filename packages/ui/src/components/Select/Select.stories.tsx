import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { manyRegions } from './Select.fixtures.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'NL', label: 'Netherlands' },
  { value: 'BE', label: 'Belgium' },
  { value: 'DE', label: 'Germany' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Country', options, emptyLabel: 'Choose a country', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Belgium');
    await expect(args.onChange).toHaveBeenLastCalledWith('BE');
  },
};

export const Playground: Story = { args: { description: 'Where you live.' } };

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Select label="Rest" options={options} emptyLabel="Choose a country" />
      <Select label="Chosen" options={options} defaultValue="DE" />
      <ForceState state="focus">
        <Select label="Focus" options={options} />
      </ForceState>
      <Select label="Invalid" options={options} emptyLabel="Choose" error="Choose a country." />
      <Select
        label="With groups"
        options={[
          { label: 'Benelux', options: options.slice(0, 2) },
          { label: 'Elsewhere', options: options.slice(2) },
        ]}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Bundesland, Regierungsbezirk oder Verwaltungsgemeinschaftsmitgliedsgemeinde',
    emptyLabel: undefined,
    options: manyRegions,
  },
};
