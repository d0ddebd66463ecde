export * from './photoUpload.machine.ts';
export * from './photoUpload.logic.ts';
