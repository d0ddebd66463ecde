export type { components, operations, paths } from './schema.gen.ts';
export * from './values.gen.ts';
