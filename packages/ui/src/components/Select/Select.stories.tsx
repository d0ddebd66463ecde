import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EnteredEarly } from '../../testing/EnteredEarly.tsx';
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

/** What was chosen before the script is there is told then. */
export const ChosenEarly: Story = {
  render: (args) => (
    <EnteredEarly
      enter={(page) => {
        const select = page.querySelector('select');
        if (select) select.value = 'BE';
      }}
    >
      <Select {...args} defaultValue="DE" />
    </EnteredEarly>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('BE'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('BE');
  },
};

/** A value that is none of the choices is not taken for one that was chosen. */
export const UnknownValue: Story = {
  args: { value: 'XX', emptyLabel: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('NL');
    await expect(args.onChange).not.toHaveBeenCalled();
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
