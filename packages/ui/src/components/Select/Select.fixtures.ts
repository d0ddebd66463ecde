import type { SelectOption } from './Select.tsx';

/** As many regions as the largest country has, the first with a name that breaks lines. */
export const manyRegions: SelectOption[] = [
  {
    value: 'long',
    label: 'Verwaltungsgemeinschaft Mecklenburgische Seenplatte und angrenzende Gemeinden',
  },
  ...Array.from({ length: 200 }, (_, index) => ({
    value: String(index),
    label: `Region ${index + 1}`,
  })),
];
