export { PriceComparison } from './PriceComparison.tsx';
export type { PriceComparisonProps } from './PriceComparison.types.ts';
