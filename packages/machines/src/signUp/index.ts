export * from './signUp.machine.ts';
export * from './signUp.logic.ts';
