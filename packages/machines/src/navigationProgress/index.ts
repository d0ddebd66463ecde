export * from './navigationProgress.machine.ts';
