export * from './payment.constants.ts';
export { paymentMachine } from './payment.machine.ts';
export * from './payment.selectors.ts';
export type * from './payment.types.ts';
