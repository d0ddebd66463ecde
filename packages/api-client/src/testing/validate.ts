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

/** Compiles once what has one text: an operation has a copy of each schema that it adds something to. */
function compileOnce(compile: (schema: Schema) => ValidateFunction) {
  const bySchema = new WeakMap<Schema, ValidateFunction>();
  const byText = new Map<string, ValidateFunction>();
  return (schema: Schema): ValidateFunction => {
    let validate = bySchema.get(schema);
    if (validate === undefined) {
      const text = JSON.stringify(schema);
      validate = byText.get(text) ?? compile(schema);
      byText.set(text, validate);
      bySchema.set(schema, validate);
    }
    return validate;
  };
}

const exact = makeAjv(false);
const validatorOf = compileOnce((schema) => exact.compile(schema));
const coercing = makeAjv(true);
const textValidatorOf = compileOnce((schema) =>
  coercing.compile({ type: 'object', properties: { value: schema } }),
);

/** What is wrong with a value by a schema of the contract (JSON Schema 2020-12 with formats); empty when nothing is. */
export function faultsOf(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/** Whether a parameter's text, as it stands in a URL or header, is accepted by its schema. */
export function acceptsText(schema: Schema, text: string): boolean {
  return textValidatorOf(schema)({ value: text });
}
