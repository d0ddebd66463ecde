export * from './timeBonusModal.constants.ts';
export { timeBonusModalMachine } from './timeBonusModal.machine.ts';
export * from './timeBonusModal.selectors.ts';
export type * from './timeBonusModal.types.ts';
