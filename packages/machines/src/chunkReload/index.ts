export * from './chunkReload.logic.ts';
