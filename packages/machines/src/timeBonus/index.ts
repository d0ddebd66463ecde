export * from './timeBonus.machine.ts';
export * from './timeBonus.logic.ts';
