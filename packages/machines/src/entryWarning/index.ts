export * from './entryWarning.machine.ts';
export * from './entryWarning.logic.ts';
