export * from './push.constants.ts';
export { pushMachine } from './push.machine.ts';
export * from './push.selectors.ts';
export type * from './push.types.ts';
