export * from './activeDiscount.constants.ts';
export { activeDiscountMachine } from './activeDiscount.machine.ts';
export * from './activeDiscount.selectors.ts';
export type * from './activeDiscount.types.ts';
