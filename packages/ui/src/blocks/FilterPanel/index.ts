export { FilterPanel } from './FilterPanel.tsx';
export type {
  FilterOption,
  FilterPanelLabels,
  FilterPanelProps,
  FilterValues,
} from './FilterPanel.types.ts';
