import bundled from './openapi.gen.json' with { type: 'json' };
import type { OperationId, ProblemCode } from './types.ts';

/** A JSON schema, as far as it is looked at here. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A named example. */
export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** What a body is like in one media type. */
export interface Media {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
}

/** A header of an answer. */
export interface Header {
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** One declared answer. */
export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, Media>>;
}

/** A query, path or header parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** Who may call: no session, address not confirmed, confirmed, paid, banned. */
export const callerKinds = ['visitor', 'unconfirmed', 'free', 'premium', 'banned'] as const;

/** One of them. */
export type Caller = (typeof callerKinds)[number];

/** What an id in a call names, and what is answered where it is not the caller's to see. */
export interface NamedId {
  readonly names: string;
  /** A problem code; `nothing` where the id is no more than a place in a list or a wish. */
  readonly otherwise: string;
}

/** One operation of the contract, references resolved. */
export interface Operation {
  readonly operationId: OperationId;
  readonly summary: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly callers: readonly Caller[];
  readonly parameters: readonly Parameter[];
  /** By the name of the parameter or of the body's property. */
  readonly ids: Readonly<Record<string, NamedId>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  /** Uses of the operation with a name and callers of their own, told apart by a query parameter. */
  readonly 'x-variants'?: readonly {
    readonly operationId: string;
    readonly query: Readonly<Record<string, unknown>>;
    readonly callers: readonly Caller[];
  }[];
  /** By status, and `default`. */
  readonly responses: Readonly<Record<string, Answer>>;
}

/** An operation as the document has it. */
type DeclaredOperation = Omit<Operation, 'method' | 'path' | 'callers' | 'parameters' | 'ids'> & {
  readonly parameters?: readonly Parameter[];
  readonly 'x-callers': readonly Caller[];
  readonly 'x-ids'?: Readonly<Record<string, NamedId>>;
};

const methods = ['get', 'post', 'put', 'delete'] as const;
type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a local reference (`#/components/...`) points at. */
function lookUp(document: unknown, reference: string): unknown {
  let value = document;
  for (const part of reference.slice(2).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isObject(value) ? value[name] : undefined;
  }
  if (value === undefined) throw new Error(`${reference} is not in the contract`);
  return value;
}

/**
 * A copy with every reference replaced by what it points at; the contract has no cycles.
 * @param known what each reference points at: the same object wherever it stands, so that a schema is compiled once
 */
function dereference(document: unknown, value: unknown, known: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((part) => dereference(document, part, known));
  if (!isObject(value)) return value;
  const { $ref, ...siblings } = value;
  const own = Object.fromEntries(
    Object.entries(siblings).map(([key, part]) => [key, dereference(document, part, known)]),
  );
  if (typeof $ref !== 'string') return own;
  const target = known.get($ref) ?? (dereference(document, lookUp(document, $ref), known) as Json);
  known.set($ref, target);
  return Object.keys(own).length === 0 ? target : { ...target, ...own };
}

/** Every operation of a contract in one file, by its name, in the contract's order. */
export function readOperations(document: {
  readonly paths: object;
}): ReadonlyMap<OperationId, Operation> {
  const found = new Map<OperationId, Operation>();
  const known = new Map<string, Json>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const source = (item as Json)[method];
      if (source === undefined) continue;
      const declared = dereference(document, source, known) as DeclaredOperation;
      const { parameters = [], 'x-callers': callers, 'x-ids': ids = {} } = declared;
      found.set(declared.operationId, { ...declared, method, path, parameters, callers, ids });
    }
  }
  return found;
}

let cache: ReadonlyMap<OperationId, Operation> | undefined;

/** Every operation of the contract; read once. */
export function operations(): ReadonlyMap<OperationId, Operation> {
  return (cache ??= readOperations(bundled));
}

/** One operation. Throws for a name that the contract does not have. */
export function operationOf(id: OperationId): Operation {
  const operation = operations().get(id);
  if (operation === undefined) throw new Error(`${id} is not in the contract`);
  return operation;
}

/** The problems of `refusalOf`: what refuses a caller, whatever the operation is sent. */
export const refusals: ReadonlySet<string> = new Set<ProblemCode>([
  'authentication_required',
  'email_not_confirmed',
  'already_logged_in',
  'banned',
  'not_banned',
]);

/** The problem that a caller is refused with, as the head of the contract says; null for one that `x-callers` names. */
export function refusalOf(callers: readonly Caller[], caller: Caller): ProblemCode | null {
  if (callers.includes(caller)) return null;
  if (caller === 'visitor') return 'authentication_required';
  if (caller === 'banned') return 'banned';
  if (callers.every((kind) => kind === 'banned')) return 'not_banned';
  const isAskedForMail = caller === 'unconfirmed' && callers.includes('free');
  return isAskedForMail ? 'email_not_confirmed' : 'already_logged_in';
}

/** Whether an operation changes something: it is then accepted from the site's own origin only. A few do so by GET. */
export function isWrite({ method, responses }: Operation): boolean {
  const [media] = Object.values(responses['403']?.content ?? {});
  const codes = Object.values(media?.examples ?? {}).map(
    ({ value }) => isObject(value) && value['code'],
  );
  return method !== 'get' || codes.includes('cross_site_refused');
}
