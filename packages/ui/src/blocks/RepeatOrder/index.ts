export { RepeatOrder } from './RepeatOrder.tsx';
export type { RepeatOrderProps } from './RepeatOrder.types.ts';
