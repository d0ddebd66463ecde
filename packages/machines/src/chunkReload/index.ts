export * from './chunkReload.constants.ts';
export { decideChunkReload } from './chunkReload.rules.ts';
export type { ChunkReloadDecision } from './chunkReload.rules.ts';
