import type { DataTableProps } from '../../components/DataTable/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PriceComparisonProps } from './PriceComparison.types.ts';

type PartProps = Pick<DataTableProps, 'columns' | 'rowHeader' | 'rows'> & {
  title: string;
  level: 2 | 3;
};

const Part = ({ title, level, ...table }: PartProps) => (
  <Stack gap="sm">
    <Heading level={level}>{title}</Heading>
    <DataTable {...table} caption={title} isCaptionHidden />
  </Stack>
);

type Item = { id: string } & Readonly<Record<string, string | undefined>>;

const rowsOf = (items: readonly Item[]): DataTableProps['rows'] =>
  items.map(({ id, ...cells }) => ({ id, cells }));

/** All prices on one page (/pricing): the packages compared by their facts, what costs how much, what paying costs. */
export const PriceComparison = ({
  packages,
  actions,
  methods,
  note,
  headingLevel: level = 2,
  labels,
}: PriceComparisonProps) => (
  <Stack gap="xl">
    <Part
      title={labels.packages}
      level={level}
      rowHeader="credits"
      columns={[
        { id: 'credits', header: labels.credits },
        { id: 'price', header: labels.price, align: 'end' },
        { id: 'pricePerCredit', header: labels.pricePerCredit, align: 'end' },
        { id: 'perMessage', header: labels.perMessage, align: 'end' },
      ]}
      rows={rowsOf(packages)}
    />
    <Part
      title={labels.actions}
      level={level}
      rowHeader="name"
      columns={[
        { id: 'name', header: labels.action },
        { id: 'credits', header: labels.credits, align: 'end' },
        { id: 'money', header: labels.money, align: 'end' },
      ]}
      rows={rowsOf(actions)}
    />
    <Part
      title={labels.methods}
      level={level}
      rowHeader="name"
      columns={[
        { id: 'name', header: labels.method },
        { id: 'detail', header: labels.detail, isHeaderHiddenOnCard: true },
        { id: 'costs', header: labels.costs, align: 'end' },
      ]}
      rows={rowsOf(methods)}
    />
    {note !== undefined && (
      <Text as="div" size="sm" tone="muted">
        {note}
      </Text>
    )}
  </Stack>
);
