import {
  newIdempotencyKey,
  ProblemError,
  resolve,
  type components,
  type Problem,
  type ProblemCode,
  type VeloursClient,
} from '@velours/api-client';
import { createContext, useContext } from 'react';

/** The client of the contract: typed calls by path. */
export type Api = VeloursClient;

/** The contract's schemas: `Schemas['ProfileCard']`. */
export type Schemas = components['schemas'];

export type { Problem, ProblemCode };

/**
 * The answer's data. Throws ProblemError when the API refused, also where the member turned out to be logged out, and
 * NetworkError when no answer came.
 */
export async function answer<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const data = await resolve(call);
  if (data === false) throw new ProblemError(LOGGED_OUT);
  return data;
}

const LOGGED_OUT: Problem = {
  type: 'urn:velours:problem:authentication_required',
  title: 'Logged out',
  status: 403,
  code: 'authentication_required',
  authentication_required: true,
};

export function problemOf(error: unknown): ProblemError | null {
  return error instanceof ProblemError ? error : null;
}

export function isProblem(error: unknown, code: ProblemCode): boolean {
  return problemOf(error)?.code === code;
}

/** Header parameters of a write: one key for one intent of the member (contract: Idempotency-Key). */
export function intent(key: string = newIdempotencyKey()): {
  header: { 'Idempotency-Key': string };
} {
  return { header: { 'Idempotency-Key': key } };
}

const ApiContext = createContext<Api | null>(null);

/** Gives the page the client it calls the API with: over the network in the browser, in process on the server. */
export const ApiProvider = ApiContext;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no ApiProvider above');
  return api;
}
