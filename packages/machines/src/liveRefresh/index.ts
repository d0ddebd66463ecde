export * from './liveRefresh.constants.ts';
export { liveRefreshMachine } from './liveRefresh.machine.ts';
export * from './liveRefresh.selectors.ts';
export type * from './liveRefresh.types.ts';
