export * from './liveRefresh.machine.ts';
export * from './liveRefresh.logic.ts';
