/** How a route file offers its operations to `app.ts`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import type { Tx } from '../db/connection.ts';
import type { MemberRow } from '../domain/members/members.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import { problem } from '../domain/problem.ts';

export type { MemberRow };

/** Answers an operation: the returned value is the body, with status `reply.statusCode` (200 unless set). */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Handlers by the operationId of the contract. */
export type Handlers = Readonly<Record<string, Handler>>;

/** What a route file exports as `routes`. */
export type RouteFile = (services: Services) => Handlers;

/** What a write did inside its transaction. */
export interface WriteResult {
  /** 200 unless said. */
  readonly status?: number | undefined;
  readonly body: unknown;
  /** Whom the answer is for, where that is not the caller (a sign-up). */
  readonly memberId?: string | undefined;
  /** Runs once, after the commit. */
  readonly afterwards?: (() => void | Promise<void>) | undefined;
}

export type WriteEffect = (tx: Tx) => Promise<WriteResult>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in member, or null. Set before every handler from the session cookie. */
    member: MemberRow | null;
    session: SessionRow | null;
    /** Nonce of this answer's content security policy. */
    cspNonce: string;
  }
}

/** The logged-in member; the contract's `x-callers` guard has already refused anyone else. */
export function memberOf(request: FastifyRequest): MemberRow {
  if (request.member === null) throw problem('authentication_required');
  return request.member;
}
