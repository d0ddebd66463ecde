import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { manyRegions } from '../Select/Select.fixtures.ts';
import { ComboBox } from './ComboBox.tsx';

const names =
  'Drenthe,Flevoland,Friesland,Gelderland,Groningen,Limburg,North Brabant,North Holland,Overijssel,South Holland,Utrecht,Zeeland';

const options = names.split(',').map((label) => ({ value: label.toLowerCase(), label }));

const labels = { open: 'Show all regions', noneFound: 'No region of this name.' };

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Region',
    name: 'region',
    options,
    labels,
    emptyLabel: 'All regions',
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

const sent = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[name="region"]');

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('holl');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await gone();
    await expect(field).toHaveValue('South Holland');
    await expect(args.onChange).toHaveBeenLastCalledWith('south holland');
    // What a form sends.
    await expect(sent(canvasElement)).toHaveValue('south holland');
    await userEvent.clear(field);
    await userEvent.tab();
    await gone();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(sent(canvasElement)).toHaveValue('');
  },
};

export const Playground: Story = { args: { description: 'Where you would like to meet.' } };

/** Closed; its open states stand below. */
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <ComboBox label="Rest" options={options} labels={labels} emptyLabel="All regions" />
      <ComboBox label="Chosen" options={options} labels={labels} defaultValue="zeeland" />
      <ForceState state="focus">
        <ComboBox label="Focus" options={options} labels={labels} />
      </ForceState>
      <ComboBox label="Invalid" options={options} labels={labels} error="Choose a region." />
    </Stack>
  ),
};

/** As it comes in the place of a Select that was pressed. */
export const Open: Story = {
  args: { isDefaultOpen: true, defaultValue: 'gelderland' },
  play: async ({ canvas }) => {
    await screen.findByRole('listbox');
    await expect(canvas.getByRole('combobox')).toHaveValue('Gelderland');
    await expect(screen.getAllByRole('option')).toHaveLength(options.length);
  },
};

export const NoneFound: Story = {
  args: { isDefaultOpen: true },
  play: async ({ canvas }) => {
    await screen.findByRole('listbox');
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No region of this name.')).toBeVisible());
    // Text that is no option does not stay.
    await userEvent.tab();
    await gone();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await screen.findByText('No region of this name.');
  },
};

export const Stress: Story = {
  args: {
    isDefaultOpen: true,
    label: 'Bundesland, Regierungsbezirk oder Verwaltungsgemeinschaftsmitgliedsgemeinde',
    options: manyRegions,
  },
  play: async () => {
    await screen.findByRole('listbox');
  },
};
