export * from './payment.machine.ts';
export * from './payment.logic.ts';
