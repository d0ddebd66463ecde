import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import {
  longColumns,
  longRows,
  visitColumns,
  visitRows,
  visitTotals,
} from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';

const linked = visitRows.map((row) => ({ ...row, href: `#visits-${row.id}` }));

const meta = {
  title: 'Components/DataTable',
  component: DataTable,
  args: { caption: 'Visits', columns: visitColumns, rowHeader: 'place', rows: visitRows },
} satisfies Meta<typeof DataTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A table for those who listen too, wide or narrow; each row led by one link. */
export const Default: Story = {
  args: { rows: linked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Visits' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Utrecht' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Gent' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { totals: visitTotals, isCaptionHidden: false } };

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DataTable {...args} caption="With sums" totals={visitTotals} />
      <ForceState state="hover">
        <DataTable {...args} caption="Hover" rows={linked.slice(0, 1)} />
      </ForceState>
      <ForceState state="focus">
        <DataTable {...args} caption="Focus" rows={linked.slice(0, 1)} />
      </ForceState>
      <DataTable {...args} caption="Loading" isLoading loadingLabel="Loading visits" />
      <DataTable
        {...args}
        caption="Empty"
        rows={[]}
        empty={<EmptyState title="No visits yet">They stand here once there are some.</EmptyState>}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    caption: 'Besucherzahlenentwicklungsübersicht nach Rekisteröintipaikkakunta',
    columns: longColumns,
    rows: longRows,
    totals: { place: 'Gesamtsumme', visits: '1.000.000.000.000', share: '100 %' },
  },
};
