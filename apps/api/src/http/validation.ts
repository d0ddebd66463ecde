/** Validation by the contract: JSON Schema 2020-12 (what OpenAPI 3.1 speaks), bodies without coercion, the rest with. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifyRequest } from 'fastify';
import { asMeant } from '../domain/blank.ts';
import { problem } from '../domain/problem.ts';
import type { FieldCode, FieldError } from '@velours/openapi/types';
import type { ProblemError } from '../domain/problem.ts';

const isDate = addFormats.default.get('date') as { validate: (text: string) => boolean };

function createAjv(coerceTypes: boolean) {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    coerceTypes,
    useDefaults: true,
    strict: false,
    removeAdditional: false,
  });
  addFormats.default(ajv);
  // Before what bounds the text: that holds for what is kept.
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    validate: (kind: 'line' | 'lines', text: string, _schema, place) => {
      if (place !== undefined)
        place.parentData[place.parentDataProperty] = asMeant(text, kind === 'lines' ? '\n' : ' ');
      return true;
    },
  });
  // The calendar has no year 0, and PostgreSQL knows none.
  ajv.addFormat('date', (text) => !text.startsWith('0000') && isDate.validate(text));
  return ajv;
}

/** A schema of the contract as Fastify holds it: a query's names those of its parameters. */
interface CallSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

export function createValidatorCompiler(): FastifySchemaCompiler<CallSchema> {
  const strict = createAjv(false);
  const coercing = createAjv(true);
  return ({ schema, httpPart }) => {
    let byContract: ValidateFunction | undefined;
    const validate = (data: unknown): boolean => {
      // With the first call: all at once they are an eighth of the server's start.
      byContract ??= (httpPart === 'body' ? strict : coercing).compile(schema);
      const isValid = byContract(data);
      // Nobody reads what a query says beyond its parameters.
      const read = httpPart === 'querystring' ? declared(data, schema) : data;
      validate.errors = isValid ? unstorableTexts(read, '') : (byContract.errors ?? []);
      return validate.errors.length === 0;
    };
    validate.errors = [] as ErrorObject[];
    return validate;
  };
}

const declared = (query: unknown, { properties = {} }: CallSchema): object =>
  Object.fromEntries(Object.entries(query as object).filter(([name]) => name in properties));

/** JSON can write half a character (a lone surrogate), which UTF-8 cannot, and NUL, which PostgreSQL keeps in no text. */
function unstorableTexts(value: unknown, instancePath: string): ErrorObject[] {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return [];
    return [{ keyword: 'text', instancePath, schemaPath: '#/text', params: {}, data: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    unstorableTexts(part, `${instancePath}/${name}`),
  );
}

/**
 * A call with a body must bring one of a declared type: Fastify itself skips validation when it brings none.
 * Runs before validation; an upload's parts are checked by its handler.
 */
export function requireBody(request: FastifyRequest): void {
  const operation = request.routeOptions.schema as
    | { body?: { content?: Record<string, unknown> }; 'x-optional-body'?: boolean }
    | undefined;
  const schema = operation?.body;
  if (schema?.content === undefined) return;
  if (request.body === undefined && operation?.['x-optional-body'] === true) return;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (request.body === undefined) throw problem('malformed_request');
  if (type === undefined || !(type in schema.content)) throw problem('unsupported_media_type');
}

/** The problem for what Ajv refused. */
export function validationProblem(
  errors: readonly ErrorObject[],
  operation: string,
  extra: readonly FieldError[],
): ProblemError {
  const fields = new Map<string, FieldError>();
  for (const error of bestBranch(errors)) {
    const field = fieldOf(error);
    if (!fields.has(field)) fields.set(field, fieldError(field, error, operation));
  }
  const text = operation === 'sendMessage' ? fields.get('text') : undefined;
  if (fields.size === 1 && text !== undefined) {
    if (text.code === 'too_short') return problem('message_empty');
    if (text.code === 'too_long')
      return problem('message_too_long', text.params && { params: text.params });
  }
  for (const own of extra) if (!fields.has(own.field)) fields.set(own.field, own);
  return problem('validation_failed', { errors: [...fields.values()].slice(0, 50) });
}

/** Of a `oneOf` the errors of the branch that was nearly met: the one with the fewest. */
function bestBranch(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const branches = Map.groupBy(
    errors,
    (error) => /\/oneOf\/(\d+)\//.exec(error.schemaPath)?.[1] ?? '',
  );
  const others = branches.get('') ?? [];
  branches.delete('');
  if (branches.size === 0) return others;
  const [nearest] = [...branches.values()].toSorted((a, b) => a.length - b.length);
  return [...others.filter((error) => error.keyword !== 'oneOf'), ...(nearest ?? [])];
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1);
  const own = error.params as { missingProperty?: string; additionalProperty?: string };
  const last = own.missingProperty ?? own.additionalProperty;
  return (last === undefined ? path : [...path, last]).join('.').slice(0, 100);
}

const BY_KEYWORD: Readonly<
  Record<string, (limit: number) => readonly [code: FieldCode, params?: FieldError['params']]>
> = {
  required: () => ['required'],
  additionalProperties: () => ['unknown_field'],
  minLength: (minimum) => ['too_short', { minimum }],
  maxLength: (maximum) => ['too_long', { maximum }],
  minItems: (minimum) => ['too_short', { minimum }],
  maxItems: (maximum) => ['too_long', { maximum }],
  minimum: (minimum) => ['out_of_range', { minimum }],
  maximum: (maximum) => ['out_of_range', { maximum }],
};

/** Fields of sign-up and profile with codes of their own (contract, `FieldCode`). */
const BY_FIELD: Readonly<Record<string, (general: FieldCode, error: ErrorObject) => FieldCode>> = {
  email: (general) => (general === 'required' ? 'required' : 'email_invalid'),
  date_of_birth: (general) => (general === 'required' ? 'required' : 'date_invalid'),
  name: (general, error) => {
    if (general === 'required' || general === 'too_short') return 'name_required';
    if (general === 'too_long') return 'name_too_long';
    const value = typeof error.data === 'string' ? error.data.trim() : 'x';
    if (value === '') return 'name_required';
    return value.startsWith('@') ? 'name_starts_with_at' : 'invalid';
  },
  password: (general) => {
    if (general === 'too_short') return 'password_too_short';
    return general === 'too_long' ? 'password_too_long' : general;
  },
};

const WITH_OWN_CODES: ReadonlySet<string> = new Set([
  'signUp',
  'saveProfile',
  'makeComplaint',
  'resendActivation',
  'logIn',
  'requestMailChange',
  'changePassword',
  'resetPassword',
  'undoMailChange',
  'requestPasswordReset',
]);

function fieldError(field: string, error: ErrorObject, operation: string): FieldError {
  const limit = Number((error.params as { limit?: number }).limit);
  const [general, params] = BY_KEYWORD[error.keyword]?.(limit) ?? ['invalid'];
  // A field that is not declared may have the name of something that every object has.
  const hasOwn = WITH_OWN_CODES.has(operation) && Object.hasOwn(BY_FIELD, field);
  const own = hasOwn ? BY_FIELD[field]?.(general, error) : undefined;
  const hasParams = params !== undefined && !(own ?? general).endsWith('_invalid');
  return { field, code: own ?? general, ...(hasParams && { params }) };
}
