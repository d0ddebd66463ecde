export * from './chatRemoval.machine.ts';
export * from './chatRemoval.logic.ts';
