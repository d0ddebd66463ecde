/** Every answer that refuses is problem details with a code of the contract. */
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { checkSignUp } from '../domain/signUp/validation.ts';
import { operationIdOf } from './idempotency.ts';
import { ProblemError, problem, problemBody } from './problem.ts';
import { settingsOf } from './request.ts';
import { validationProblem } from './validation.ts';

export function createErrorHandler(services: Services) {
  return (error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = problemOf(services, error, request);
    if (refusal.status >= 500)
      services.log.error({ err: error, url: request.routeOptions.url }, 'failed');
    return sendProblem(reply, refusal);
  };
}

export function sendProblem(reply: FastifyReply, refusal: ProblemError): FastifyReply {
  const body = problemBody(refusal);
  if (refusal.extras.retry_after_minutes !== undefined) {
    reply.header('retry-after', String(refusal.extras.retry_after_minutes * 60));
  }
  return reply.code(refusal.status).type('application/problem+json').send(body);
}

function problemOf(
  services: Services,
  error: FastifyError | ProblemError,
  request: FastifyRequest,
): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation !== undefined) {
    const operation = operationIdOf(request);
    // The rules beyond the schema are told together with it: a form shows all its errors at once.
    const extra =
      operation === 'signUp'
        ? checkSignUp(request.body, settingsOf(services, request), services.clock())
        : [];
    return validationProblem(error.validation as ErrorObject[], operation, extra);
  }
  if (isDatabaseAway(error)) return problem('service_unavailable');
  switch (error.statusCode) {
    case 413:
      return problem('payload_too_large');
    case 415:
      return problem('unsupported_media_type');
    case undefined:
      return problem('internal_error');
    default:
      return problem(error.statusCode < 500 ? 'malformed_request' : 'internal_error');
  }
}

/**
 * The connection was refused or lost, the server is starting or stopping, or others held a row for too long (55P03, and 40P01 where two
 * waited for each other): nothing was done, and trying again helps.
 */
function isDatabaseAway(error: Error & { code?: string; cause?: unknown }): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown };
  return (
    typeof code === 'string' &&
    (/^(ECONNREFUSED|ECONNRESET|ENOENT|CONNECT_TIMEOUT|CONNECTION_)/.test(code) ||
      /^(08|57P0|55P03$|40P01$)/.test(code))
  );
}
