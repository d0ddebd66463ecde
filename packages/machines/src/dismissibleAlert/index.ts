export * from './dismissibleAlert.constants.ts';
export { dismissibleAlertMachine } from './dismissibleAlert.machine.ts';
export * from './dismissibleAlert.rules.ts';
export * from './dismissibleAlert.selectors.ts';
export type * from './dismissibleAlert.types.ts';
