/** What a client and a bank do where the server says 503: nothing was done, so they try again. */
import type { LightMyRequestResponse } from 'fastify';

const TRIES = 20;

export async function patiently(
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  let answer = await call();
  for (let tries = 1; tries < TRIES && answer.statusCode === 503; tries += 1) answer = await call();
  return answer;
}

/** The bank was not heard, and would tell again. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('The webhook answered 503');
