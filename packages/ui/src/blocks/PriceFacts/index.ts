export { PriceFacts } from './PriceFacts.tsx';
export type { PriceFact, PriceFactsProps } from './PriceFacts.types.ts';
