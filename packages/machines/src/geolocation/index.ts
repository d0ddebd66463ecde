export * from './geolocation.constants.ts';
export { geolocationMachine } from './geolocation.machine.ts';
export * from './geolocation.selectors.ts';
export type * from './geolocation.types.ts';
