export * from './timeBonus.constants.ts';
export { timeBonusMachine } from './timeBonus.machine.ts';
export { bonusEndsAt, isBonusTime, toCountdown } from './timeBonus.rules.ts';
export * from './timeBonus.selectors.ts';
export type * from './timeBonus.types.ts';
