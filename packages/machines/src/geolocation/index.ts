export * from './geolocation.machine.ts';
export * from './geolocation.logic.ts';
