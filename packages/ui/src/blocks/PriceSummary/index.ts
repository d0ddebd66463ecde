export { PriceSummary } from './PriceSummary.tsx';
export type { PriceAmount, PriceLine, PriceSummaryProps } from './PriceSummary.types.ts';
