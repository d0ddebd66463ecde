export * from './timeBonusModal.machine.ts';
export * from './timeBonusModal.logic.ts';
