/**
 * Writes what is generated from the contract: `openapi.gen.json` (one file, no references to other files, components kept once),
 * `schema.gen.ts` (its types), `page-values.gen.ts` and `values.gen.ts` (its value lists as constants), and the page
 * `docs/access-matrix.gen.md` (who may call what).
 *
 *     node generate.ts           write them
 *     node generate.ts --check   fail when the written ones are not what the sources give
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { accessMatrix } from './access-matrix.ts';

interface Contract {
  readonly components: {
    readonly parameters: Record<string, { required?: boolean }>;
    readonly schemas: Record<
      string,
      { readonly description?: string; readonly enum?: readonly (string | null)[] }
    >;
  };
}

const folder = import.meta.dirname;
const banner = '// Generated from openapi/. Do not edit: npm run generate -w @velours/openapi\n';

/** Value lists that every page of a client knows: apart from the others, which few pages need. */
const pageLists = { ProblemCode: 'problemCodes', Country: 'countries' };
/** The other value lists of the contract, and the constants they become. */
const lists = {
  FieldCode: 'fieldCodes',
  Language: 'languages',
  Gender: 'genders',
  SexualityOrNull: 'sexualities',
  ReasonOrNull: 'reasons',
  TattoosOrNull: 'tattoos',
  HairColourOrNull: 'hairColours',
  EyeColourOrNull: 'eyeColours',
  BodyTypeOrNull: 'bodyTypes',
  RelationshipStatusOrNull: 'relationshipStatuses',
  ProfileField: 'profileFields',
  SearchField: 'searchFields',
  Interest: 'interests',
  MemberKind: 'memberKinds',
  PhotoReason: 'photoReasons',
  GiftName: 'giftNames',
} as const;

/** Runs Redocly's command line on the contract, offline, and returns what it says. Throws when it fails. */
export function redocly(...args: readonly string[]): string {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  return execFileSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      CI: 'true',
    },
  });
}

/** The bundle as the sources give it now. */
function bundle(): string {
  const temporary = mkdtempSync(join(tmpdir(), 'velours-openapi-'));
  try {
    const file = join(temporary, 'openapi.json');
    redocly('bundle', 'openapi.yaml', '--ext', 'json', '-o', file);
    return `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 1)}\n`;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The types. A file is a Blob; a caller may leave the Idempotency-Key out, the client's middleware adds it. */
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

function values({ components }: Contract, lists: Readonly<Record<string, string>>): string {
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

/** Each generated file, relative to this folder, with the content that the sources give now. */
async function generated(): Promise<Record<string, string>> {
  const json = bundle();
  const read = (): Contract => JSON.parse(json);
  return {
    'openapi.gen.json': json,
    'schema.gen.ts': await types(read()),
    'page-values.gen.ts': values(read(), pageLists),
    'values.gen.ts': values(read(), lists),
    '../docs/access-matrix.gen.md': accessMatrix(JSON.parse(json)),
  };
}

/** The generated files whose written content differs. */
export async function stale(): Promise<string[]> {
  const files = Object.entries(await generated());
  const differs = ([file, content]: [string, string]) =>
    readFileSync(join(folder, file), 'utf8') !== content;
  return files.filter(differs).map(([file]) => file);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--check')) {
    const files = await stale();
    if (files.length > 0) {
      process.stderr.write(`${files.join(', ')}: npm run generate -w @velours/openapi\n`);
      process.exitCode = 1;
    }
  } else {
    for (const [file, content] of Object.entries(await generated()))
      writeFileSync(join(folder, file), content);
  }
}
