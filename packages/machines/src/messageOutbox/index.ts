export * from './messageOutbox.constants.ts';
export { messageOutboxMachine } from './messageOutbox.machine.ts';
export * from './messageOutbox.selectors.ts';
export type * from './messageOutbox.types.ts';
