export * from './activeDiscount.machine.ts';
export * from './activeDiscount.logic.ts';
