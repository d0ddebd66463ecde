export { DiscountCodeField } from './DiscountCodeField.tsx';
export type { DiscountCodeFieldProps, DiscountCodeState } from './DiscountCodeField.types.ts';
