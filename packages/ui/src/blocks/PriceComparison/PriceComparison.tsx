import type { DataTableProps } from '../../components/DataTable/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { PriceComparisonProps } from './PriceComparison.types.ts';
import { PriceCountry } from './PriceCountry.tsx';

type Item = { id: string } & Readonly<Record<string, string | undefined>>;

const rowsOf = (items: readonly Item[]): DataTableProps['rows'] =>
  items.map(({ id, ...cells }) => ({ id, cells }));

/** All prices on one page (/pricing): the packages compared by their facts, what costs how much, what paying costs. */
export const PriceComparison = ({
  packages,
  actions,
  methods,
  country,
  note,
  headingLevel: level = 2,
  labels,
}: PriceComparisonProps) => {
  const amounts = (
    ...ids: ('credits' | 'price' | 'pricePerCredit' | 'perMessage' | 'money' | 'costs')[]
  ) => ids.map((id) => ({ id, header: labels[id], align: 'end' as const }));
  const parts = {
    packages: {
      columns: [
        { id: 'credits', header: labels.credits },
        ...amounts('price', 'pricePerCredit', 'perMessage'),
      ],
      rows: rowsOf(packages),
    },
    actions: {
      columns: [{ id: 'name', header: labels.action }, ...amounts('credits', 'money')],
      rows: rowsOf(actions),
    },
    methods: {
      columns: [
        { id: 'name', header: labels.method },
        { id: 'detail', header: labels.detail, isHeaderHiddenOnCard: true },
        ...amounts('costs'),
      ],
      rows: rowsOf(methods),
    },
  };
  return (
    <Stack gap="xl">
      {country && <PriceCountry {...country} />}
      {(['packages', 'actions', 'methods'] as const).map((part) => (
        <Stack key={part} gap="sm">
          <Heading level={level}>{labels[part]}</Heading>
          <DataTable
            {...parts[part]}
            rowHeader={part === 'packages' ? 'credits' : 'name'}
            caption={labels[part]}
            isCaptionHidden
          />
        </Stack>
      ))}
      {note !== undefined && (
        <Text as="div" size="sm" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
};
