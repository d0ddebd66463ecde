export * from './directDebit.constants.ts';
export { directDebitMachine } from './directDebit.machine.ts';
export * from './directDebit.selectors.ts';
export type * from './directDebit.types.ts';
export {
  cleanPhone,
  cleanValues,
  compactIban,
  isIban,
  validateDirectDebit,
} from './directDebit.validation.ts';
export type { DirectDebitValues } from './directDebit.validation.ts';
