export * from './session.constants.ts';
export { sessionMachine } from './session.machine.ts';
export * from './session.rules.ts';
export * from './session.selectors.ts';
export type * from './session.types.ts';
