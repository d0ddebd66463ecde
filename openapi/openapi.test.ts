import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redocly, stale } from './generate.ts';

/** What the strict lint says (that the contract passes it is the stage `lint`): 'passed', or all that it found. */
function lint(...args: string[]): string {
  try {
    redocly('lint', ...args);
    return 'passed';
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout === undefined) throw error;
    return `${stdout}${stderr ?? ''}`;
  }
}

/** The same of a copy of the contract in which one text of a file is replaced. */
function lintWith(file: string, from: string, to: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'velours-lint-'));
  try {
    for (const name of ['openapi.yaml', 'redocly.yaml', 'paths', 'components'])
      cpSync(join(import.meta.dirname, name), join(copy, name), { recursive: true });
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return lint(join(copy, 'openapi.yaml'), '--config', join(copy, 'redocly.yaml'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

describe('the contract', { timeout: 60_000 }, () => {
  it('has the bundle, types, value lists and table of who may call what that its sources give: else npm run generate -w @velours/openapi', async () => {
    expect(await stale()).toEqual([]);
  });

  it('is refused with an example off its schema', () => {
    const file = 'components/examples.yaml';
    expect(lintWith(file, 'credits: 500', 'credits: -500')).toContain(
      'no-invalid-media-type-examples',
    );
  });

  it('is refused with a 4xx answer that is no problem', () => {
    const file = 'components/responses.yaml';
    const outcome = lintWith(file, 'application/problem+json:', 'application/json:');
    expect(outcome).toContain('operation-4xx-problem-details-rfc7807');
  });
});
