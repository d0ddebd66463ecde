export { createVeloursClient, type VeloursClient, type VeloursClientOptions } from './client.ts';
export {
  isCallError,
  localeKeyOf,
  NetworkError,
  ProblemError,
  problemFrom,
  type CallError,
} from './errors.ts';
export type { ClientType } from './middleware/clientType.ts';
export type { Place } from './middleware/forcedDomain.ts';
export { newIdempotencyKey } from './middleware/idempotencyKey.ts';
export type { ClientFetch, RetryOptions } from './middleware/retry.ts';
export { resolve } from './resolve.ts';
export type * from '@velours/openapi/types';
export * from '@velours/openapi/page-values';
export * from '@velours/openapi/values';
