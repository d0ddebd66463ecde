/** How a route file offers its operations to `app.ts`, typed by the contract. */
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type {
  Immutable,
  OperationId,
  operations,
  Query,
  SuccessStatus,
} from '@velours/openapi/types';
import type { Services } from '../context.ts';
import type { idempotencyKeys } from '../db/schema.ts';
import { problem } from '../domain/problem.ts';
import type { MemberRow } from '../domain/members/members.ts';
import type { Own } from '../domain/members/profiles.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { Writes } from './idempotency.ts';
import type { Reply } from './request.ts';

/** A body in JSON. Undefined where there is none, or an upload: its handler reads that from the request. */
type JsonBody<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? // An operation without one fits too, and tells nothing of it.
      unknown extends Body
      ? undefined
      : Body | undefined
    : undefined;

/** A call of an operation, as validation has let it through. */
export type Call<Id extends OperationId> = FastifyRequest & {
  readonly query: Query<Id>;
  readonly body: JsonBody<operations[Id]>;
};

/** The body of a declared answer. What is not JSON is streamed; undefined where the handler has taken the connection over. */
type AnswerBody<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Immutable<Body>
  : Response extends { content: unknown }
    ? Readable | undefined
    : undefined;

/** Each success that the contract declares for an operation. The status is 200 unless said; refusals are thrown as problems. */
type Answered<Id extends OperationId> = {
  [Status in SuccessStatus<Id>]: {
    readonly body: AnswerBody<operations[Id]['responses'][Status]>;
  } & (Status extends 200 ? { readonly status?: 200 } : { readonly status: Status });
}[SuccessStatus<Id>];

/** What a handler may do beside answering. */
export interface Means extends Writes {
  readonly reply: Reply;
}

/** Answers an operation. */
type Handler<Id extends OperationId> = (request: Call<Id>, means: Means) => Promise<Answered<Id>>;

/** A handler for every operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Union[Key]
    : never
  : never;

type Leaf = string | number | boolean | null | undefined | Readable;

/** The fields of a body, at any depth, that the contract does not declare: a value may have more than its type asks for. */
type Undeclared<Given, Contract> = Given extends Leaf
  ? never
  : Given extends readonly (infer Item)[]
    ? Undeclared<Item, Extract<Contract, readonly unknown[]>[number]>
    : {
        [Key in keyof Given]-?: Key extends KeyOf<Contract>
          ? Undeclared<Given[Key], At<Contract, Key>>
          : Key;
      }[keyof Given];

/** Nothing to ask of a handler whose answers are declared; of another what it cannot have: it names the fields. */
type Checked<Given> = {
  [Id in keyof Given]: Id extends OperationId
    ? Given[Id] extends (...call: never[]) => Promise<{ readonly body: infer Body }>
      ? [Undeclared<Body, Answered<Id>['body']>] extends [never]
        ? unknown
        : { readonly undeclared: Undeclared<Body, Answered<Id>['body']> }
      : unknown
    : never;
};

/**
 * What a route file exports as `routes`: handlers by operationId. An operation, a status, a field or a value that the contract does
 * not declare does not compile.
 */
export const defineRoutes =
  <Given extends Partial<Handlers>>(routes: (services: Services) => Given & Checked<Given>) =>
  (services: Services): Given =>
    routes(services);

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in member, or null. Set before every handler from the session cookie. */
    member: MemberRow | null;
    session: SessionRow | null;
    /** What the logged-in member had when the call began. */
    own: Own | null;
    /** What the call was answered first, where it is a repeated one that has ended its own session (`ended-session.ts`). */
    repeated: typeof idempotencyKeys.$inferSelect | null;
  }
}

/** The logged-in member; the contract's `x-callers` guard has already refused anyone else. */
export function memberOf(request: FastifyRequest): MemberRow {
  if (request.member === null) throw problem('authentication_required');
  return request.member;
}
