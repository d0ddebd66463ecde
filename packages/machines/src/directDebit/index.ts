export * from './directDebit.machine.ts';
export * from './directDebit.logic.ts';
