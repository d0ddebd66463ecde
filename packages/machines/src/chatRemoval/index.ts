export * from './chatRemoval.constants.ts';
export { chatRemovalMachine } from './chatRemoval.machine.ts';
export * from './chatRemoval.selectors.ts';
export type * from './chatRemoval.types.ts';
