export * from './dismissibleAlert.machine.ts';
export * from './dismissibleAlert.logic.ts';
