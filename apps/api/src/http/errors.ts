/** Every answer that refuses is problem details with a code of the contract. */
import { sendProblem } from '@velours/host/problem';
import { problemBody } from '@velours/openapi/problems';
import type { FieldError } from '@velours/openapi/types';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { isDatabaseAway } from '../db/away.ts';
import { checkComplaint } from '../domain/complaints/complaints.ts';
import { checkIban } from '../domain/direct-debit/form.ts';
import { checkConsent } from '../domain/payments/create-order.ts';
import { checkProfile } from '../domain/profile/save.ts';
import { checkSignUp } from '../domain/sign-up/validation.ts';
import { StorageRefusedError } from '../ports/storage/storage-port.ts';
import { operationIdOf } from './idempotency.ts';
import { ProblemError, problem } from '../domain/problem.ts';
import { settingsOf } from './request.ts';
import { createTally } from './tally.ts';
import { validationProblem } from './validation.ts';

export function createErrorHandler(services: Services) {
  const awayTally = createTally(services.clock, 60_000);
  return (error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = problemOf(services, error, request);
    const { url } = request.routeOptions;
    // That it began and ended, and how many were refused, is in the log too (events/bus.ts).
    if (isDatabaseAway(error)) {
      services.events.countRefusal();
      const count = awayTally();
      const level = count === null ? 'debug' : 'info';
      services.log[level]({ url, count }, 'refused while the database is away');
    } else if (error instanceof StorageRefusedError) {
      services.log.error({ url, reason: error.message }, 'the storage takes no file');
    } else if (refusal.status >= 500) services.log.error({ err: error, url }, 'failed');
    const page = isNavigation(request) ? PAGE_OF[operationIdOf(request)] : undefined;
    if (page !== undefined) return reply.header('cache-control', 'no-store').redirect(page, 303);
    return sendProblem(reply, problemBody(refusal.code, refusal.extras));
  };
}

/** Where a person reads more who followed a link straight to an operation: a problem would take the place of their page. */
const PAGE_OF: Readonly<Partial<Record<string, string>>> = { downloadExport: '/settings/export' };

const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate';

function problemOf(
  services: Services,
  error: FastifyError | ProblemError,
  request: FastifyRequest,
): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation !== undefined) {
    const operation = operationIdOf(request);
    const extra = rulesBeyond(operation, services, request);
    return validationProblem(error.validation as ErrorObject[], operation, extra);
  }
  if (error instanceof StorageRefusedError) {
    return problem('service_unavailable', { retry_after_minutes: 10 });
  }
  if (isDatabaseAway(error) || isRefusedNow(error)) return problem('service_unavailable');
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

/** The rules beyond the schema are told together with it: a form shows all its errors at once. */
function rulesBeyond(operation: string, services: Services, request: FastifyRequest): FieldError[] {
  const { body, member } = request;
  switch (operation) {
    case 'signUp':
      return checkSignUp(body, settingsOf(services, request), services.clock());
    case 'makeComplaint':
      return checkComplaint(member, body);
    case 'saveProfile':
      return member ? checkProfile(body, member, settingsOf(services, request)) : [];
    case 'createOrder':
      return checkConsent(body);
    case 'signDirectDebit':
      return checkIban(body);
    default:
      return [];
  }
}

/**
 * Others held a row for too long (55P03), two waited for or ran into each other (40P01, 40001), or the database takes no writes now, as one that
 * another has taken the place of (25006): nothing was done.
 */
const NOT_NOW = /^(55P03|40P01|40001|25006)$/;

const isRefusedNow = ({ code, cause }: { code?: unknown; cause?: unknown }): boolean =>
  NOT_NOW.test(String((cause as { code?: unknown } | undefined)?.code ?? code));
