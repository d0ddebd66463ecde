export * from './session.machine.ts';
export * from './session.logic.ts';
