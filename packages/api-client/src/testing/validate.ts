import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '@velours/openapi/operations';

// Node gives the module itself, a bundler its default.
const formats = 'default' in addFormats ? addFormats.default : addFormats;

function makeAjv(coerceTypes: boolean) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  formats(ajv);
  return ajv;
}

const exact = makeAjv(false);
const coercing = makeAjv(true);
const compiled = new Map<Schema, ValidateFunction>();

/** What is wrong with a value by a schema of the contract (JSON Schema 2020-12 with formats); empty when nothing is. */
export function faultsOf(schema: Schema, value: unknown): readonly string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) compiled.set(schema, (validate = exact.compile(schema)));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

const compiledTexts = new Map<Schema, ValidateFunction>();

/** Whether a parameter's text, as it stands in a URL or header, is accepted by its schema. */
export function acceptsText(schema: Schema, text: string): boolean {
  let validate = compiledTexts.get(schema);
  if (validate === undefined) {
    validate = coercing.compile({ type: 'object', properties: { value: schema } });
    compiledTexts.set(schema, validate);
  }
  return validate({ value: text });
}
