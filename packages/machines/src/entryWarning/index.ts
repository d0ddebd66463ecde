export * from './entryWarning.constants.ts';
export { entryWarningMachine } from './entryWarning.machine.ts';
export * from './entryWarning.rules.ts';
export * from './entryWarning.selectors.ts';
export type * from './entryWarning.types.ts';
