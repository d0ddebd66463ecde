/**
 * The contract as Fastify takes it: the route of each operation with its schemas, and the compilers of those. It is read once and
 * every schema is compiled once, for all applications of the process.
 */
import contract from '@velours/openapi' with { type: 'json' };
import fastJsonStringify from 'fast-json-stringify';
import Fastify from 'fastify';
import type {
  FastifySchema,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { OperationId } from '@velours/openapi/types';
import { createValidatorCompiler } from './validation.ts';

export interface Contract {
  readonly routes: readonly ContractRoute[];
  readonly validatorCompiler: FastifySchemaCompiler<object>;
  readonly serializerCompiler: FastifySerializerCompiler<object>;
}

/** Applications share the schemas and never change them. */
export interface ContractRoute extends Pick<RouteOptions, 'method' | 'url'> {
  readonly schema: FastifySchema & { readonly operationId: OperationId };
}

/** The methods of each path. */
export const PATHS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(contract.paths).map(([path, operations]) => [path, Object.keys(operations)]),
);

let reading: Promise<Contract> | null = null;

export function readContract(): Promise<Contract> {
  reading ??= read();
  return reading;
}

async function read(): Promise<Contract> {
  const routes: ContractRoute[] = [];
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.setValidatorCompiler(() => () => true);
  reader.setSerializerCompiler(() => () => '');
  reader.addHook('onRoute', ({ method, url, schema }) => {
    routes.push({ method, url, schema: schema as ContractRoute['schema'] });
  });
  await reader.register(openapiGlue, {
    specification: prepared(contract),
    operationResolver: () => () => undefined,
  });
  return {
    routes,
    validatorCompiler: createValidatorCompiler(),
    serializerCompiler: createSerializerCompiler(),
  };
}

/** Most operations answer the same problems: one serialiser for each text of a schema. */
function createSerializerCompiler(): FastifySerializerCompiler<object> {
  const bySchema = new WeakMap<object, (data: unknown) => string>();
  const byText = new Map<string, (data: unknown) => string>();
  return ({ schema }) => {
    const known = bySchema.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(schema);
    const serialise = byText.get(text) ?? fastJsonStringify(schema);
    byText.set(text, serialise);
    bySchema.set(schema, serialise);
    return serialise;
  };
}

/**
 * The contract as the routes need it: without the bodies of uploads (those are streamed, and checked part by part by their
 * handler), with header names as Node gives them, in lower case, and with a word on bodies that may be left out, which is lost else.
 */
function prepared(specification: typeof contract): object {
  const copy = structuredClone(specification) as unknown as Specification;
  const operations = Object.values(copy.paths).flatMap((path) => Object.values(path));
  for (const operation of operations) {
    if ('multipart/form-data' in (operation.requestBody?.content ?? {}))
      delete operation.requestBody;
    operation['x-optional-body'] = operation.requestBody?.required === false;
  }
  for (const parameter of [
    ...operations.flatMap((operation) => operation.parameters ?? []),
    ...Object.values(copy.components.parameters),
  ]) {
    if (parameter.in === 'header') parameter.name = parameter.name?.toLowerCase();
  }
  return copy;
}

interface Parameter {
  readonly in?: string;
  name?: string | undefined;
}

interface Operation {
  requestBody?: { readonly content?: object; readonly required?: boolean };
  parameters?: Parameter[];
  'x-optional-body'?: boolean;
}

interface Specification {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly parameters: Record<string, Parameter> };
}
