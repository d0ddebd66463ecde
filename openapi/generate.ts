/**
 * Bundles the contract into `openapi.gen.json`: one file, no references to other files, components kept once.
 *
 *     node generate.ts           write it
 *     node generate.ts --check   fail when the written one is not what the sources give
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = import.meta.dirname;
const target = join(folder, 'openapi.gen.json');

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
export function bundle(): string {
  const temporary = mkdtempSync(join(tmpdir(), 'velours-openapi-'));
  try {
    const file = join(temporary, 'openapi.json');
    redocly('bundle', 'openapi.yaml', '--ext', 'json', '-o', file);
    return `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 1)}\n`;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the written bundle is the one the sources give. */
export function isCurrent(): boolean {
  return readFileSync(target, 'utf8') === bundle();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!process.argv.includes('--check')) writeFileSync(target, bundle());
  else if (!isCurrent()) {
    process.stderr.write(
      'openapi.gen.json differs from the sources: npm run generate -w @velours/openapi\n',
    );
    process.exitCode = 1;
  }
}
