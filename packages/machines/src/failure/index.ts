export * from './failure.logic.ts';
