import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { SearchField } from './SearchField.tsx';

const labels = { clear: 'Clear search' };

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search for a GIF', labels, name: 'q', onChange: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for a GIF' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('hugs');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('tea{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { placeholder: 'cat, dance, hello', isLabelHidden: true },
};

export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <SearchField label="Rest" labels={labels} />
      <SearchField label="With an example" labels={labels} placeholder="cat, dance, hello" />
      <SearchField label="Filled in" labels={labels} defaultValue="good morning" />
      <ForceState state="focus">
        <SearchField label="Focus" labels={labels} />
      </ForceState>
      <SearchField label="Invalid" labels={labels} error="Write at least two letters." />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Animationsbildersuchbegriffseingabefeld',
    labels: { clear: 'Tyhjennä hakukenttä kokonaan' },
    defaultValue: 'Sähköpostivahvistuksenuudelleenlähettämispainikkeenvieressä',
  },
};
