/**
 * Writes from the bundled contract the generated part of the client, `src/schema.gen.ts` (types) and `src/values.gen.ts` (the
 * value lists as constants), and the page `docs/access-matrix.gen.md` (who may call what).
 *
 *     node scripts/generate.ts           write them
 *     node scripts/generate.ts --check   fail when the written ones are not what the contract gives
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { accessMatrix } from './access-matrix.ts';

interface Schema {
  readonly description?: string;
  readonly enum?: readonly (string | null)[];
}
interface Contract {
  readonly components: {
    readonly parameters: Record<string, { required?: boolean }>;
    readonly schemas: Record<string, Schema>;
  };
}

const root = join(import.meta.dirname, '../../..');
const source = join(root, 'openapi/openapi.gen.json');
const banner = '// Generated from openapi/. Do not edit: npm run generate -w @velours/api-client\n';

/** Value lists of the contract and the constants they become. */
const lists = {
  ProblemCode: 'problemCodes',
  FieldCode: 'fieldCodes',
  Language: 'languages',
  Country: 'countries',
  Gender: 'genders',
  SexualityOrNull: 'sexualities',
  ReasonOrNull: 'reasons',
  TattoosOrNull: 'tattoos',
  HairColourOrNull: 'hairColours',
  EyeColourOrNull: 'eyeColours',
  BodyTypeOrNull: 'bodyTypes',
  RelationshipStatusOrNull: 'relationshipStatuses',
  Interest: 'interests',
  MemberKind: 'memberKinds',
} as const;

/** The types. A file is a Blob; a caller may leave the Idempotency-Key out, the middleware adds it. */
async function types(contract: Contract): Promise<string> {
  const key = contract.components.parameters['IdempotencyKey'];
  if (key === undefined) throw new Error('the contract has no IdempotencyKey parameter');
  key.required = false;
  const nodes = await openapiTS(JSON.stringify(contract), {
    transform: (schema) =>
      'format' in schema && schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode('Blob')
        : undefined,
  });
  return `${banner}\n${astToString(nodes)}`;
}

function values({ components }: Contract): string {
  const parts = Object.entries(lists).map(([schema, name]) => {
    const { description = '', enum: values } = components.schemas[schema] ?? {};
    if (values === undefined) throw new Error(`${schema} is no value list`);
    const entries = values.filter((value) => value !== null).map((value) => `  '${value}',\n`);
    const text = description
      .trim()
      .replaceAll('\n', '\n * ')
      .replace(/, or null(?= while|\.)/, '');
    return `/**\n * ${text}\n */\nexport const ${name} = [\n${entries.join('')}] as const;\n`;
  });
  return `${banner}\n${parts.join('\n')}`;
}

/** Each generated file, relative to the package, with the content the contract gives now. */
export async function generated(): Promise<Record<string, string>> {
  const read = (): Contract => JSON.parse(readFileSync(source, 'utf8'));
  return {
    'src/schema.gen.ts': await types(read()),
    'src/values.gen.ts': values(read()),
    '../../docs/access-matrix.gen.md': accessMatrix(),
  };
}

/** The generated files whose written content differs. */
export async function stale(): Promise<string[]> {
  const files = Object.entries(await generated());
  const differs = ([file, content]: [string, string]) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8') !== content;
  return files.filter(differs).map(([file]) => file);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    const files = await stale();
    if (files.length > 0) {
      process.stderr.write(`${files.join(', ')}: npm run generate -w @velours/api-client\n`);
      process.exitCode = 1;
    }
  } else {
    for (const [file, content] of Object.entries(await generated()))
      writeFileSync(join(import.meta.dirname, '..', file), content);
  }
}
