export * from './push.machine.ts';
export * from './push.logic.ts';
