export * from './photoUpload.constants.ts';
export { photoUploadMachine } from './photoUpload.machine.ts';
export * from './photoUpload.selectors.ts';
export type * from './photoUpload.types.ts';
