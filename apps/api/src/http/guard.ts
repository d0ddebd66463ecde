/**
 * Who may call what, decided before a body is read: first where the call comes from, then who calls (the contract's order of
 * refusals). Both are read from the contract, so no route can forget them.
 */
import type { Caller } from '@velours/openapi/operations';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { isConfirmed, noteActivity } from '../domain/members/members.ts';
import type { MemberRow } from '../domain/members/members.ts';
import { findSession, noteSession } from '../domain/sessions/sessions.ts';
import type { FoundSession } from '../domain/sessions/sessions.ts';
import { answerOfEnded, operationIdOf } from './idempotency.ts';
import { problem } from '../domain/problem.ts';
import { readOnceAPage } from '@velours/host/page-session';
import { SESSION_COOKIE } from './session-cookie.ts';

interface ContractSchema {
  readonly 'x-callers'?: readonly Caller[];
  readonly 'x-variants'?: readonly {
    readonly query: Readonly<Record<string, unknown>>;
    readonly callers: readonly Caller[];
  }[];
}

/** Documented GETs that change state. */
const STATE_CHANGING_GETS: ReadonlySet<string> = new Set(['logOut', 'autoLike']);
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createGuard(services: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    refuseCrossSite(request);
    await recognise(services, request);
    if (request.member === null && !isRead(request))
      request.repeated = await answerOfEnded(services, request);
    // Whose call that was has been looked at when it was first made.
    if (request.repeated === null) refuseCaller(request);
  };
}

/** Whether a call changes nothing: its method says so, and it is none of the GETs that do. */
export const isRead = (request: FastifyRequest): boolean =>
  SAFE_METHODS.has(request.method) && !STATE_CHANGING_GETS.has(operationIdOf(request));

/**
 * A browser says where a call comes from: `Sec-Fetch-Site`, or `Origin` where it is older. A write without either is no
 * browser's, so no cookie of a member can ride on it. A GET that changes state needs the positive word.
 */
export function refuseCrossSite(request: FastifyRequest): void {
  const isStateChangingGet = STATE_CHANGING_GETS.has(operationIdOf(request));
  if (isRead(request)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin') return;
    throw problem('cross_site_refused');
  }
  const { origin, referer } = request.headers;
  const from = origin ?? (isStateChangingGet ? referer : undefined);
  if (from === undefined && !isStateChangingGet) return;
  if (from !== undefined && URL.canParse(from) && new URL(from).host === request.host) return;
  throw problem('cross_site_refused');
}

/**
 * Sets `request.member` from the session cookie. A cookie that opens nothing is left alone: taking it away here could take
 * the new one of a log-in that happened while this call was on its way.
 */
async function recognise(services: Services, request: FastifyRequest): Promise<void> {
  const id = request.cookies[SESSION_COOKIE];
  if (id === undefined || id === '') return;
  const found = await readOnceAPage(id, !isRead(request), async () => noted(services, id));
  if (found === null) return;
  request.member = found.member;
  request.session = found.session;
  request.own = found.own;
}

async function noted(services: Services, id: string): Promise<FoundSession | null> {
  const found = await findSession(services, id);
  if (found === null) return null;
  await Promise.all([noteActivity(services, found.member), noteSession(services, found.session)]);
  return found;
}

function callerKind(member: MemberRow | null): Caller {
  if (member === null) return 'visitor';
  if (member.status === 'banned') return 'banned';
  if (!isConfirmed(member)) return 'unconfirmed';
  return member.paidUser ? 'premium' : 'free';
}

function refuseCaller(request: FastifyRequest): void {
  const schema = request.routeOptions.schema as ContractSchema | undefined;
  const callers = callersOf(schema, request);
  const caller = callerKind(request.member);
  if (callers === undefined || callers.includes(caller)) return;
  if (caller === 'visitor') throw problem('authentication_required');
  if (caller === 'banned') throw problem('banned');
  if (callers.every((kind) => kind === 'banned')) throw problem('not_banned');
  if (caller === 'unconfirmed' && callers.includes('free')) throw problem('email_not_confirmed');
  throw problem('already_logged_in');
}

/** A variant (user.php?push=1) has callers of its own. Told apart by the values that validation will make of the query: `+1` is 1. */
function callersOf(schema: ContractSchema | undefined, request: FastifyRequest) {
  const variants = schema?.['x-variants'];
  if (variants === undefined) return schema?.['x-callers'];
  const query = { ...(request.query as Readonly<Record<string, unknown>>) };
  // Coerces in place; what is refused here is told after the caller was looked at.
  request.validateInput(query, 'querystring');
  const variant = variants.find((candidate) =>
    Object.entries(candidate.query).every(([name, value]) => query[name] === value),
  );
  return variant?.callers ?? schema?.['x-callers'];
}
