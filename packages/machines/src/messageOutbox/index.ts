export * from './messageOutbox.machine.ts';
export * from './messageOutbox.logic.ts';
