export * from './navigationProgress.constants.ts';
export { navigationProgressMachine } from './navigationProgress.machine.ts';
export * from './navigationProgress.selectors.ts';
export type * from './navigationProgress.types.ts';
