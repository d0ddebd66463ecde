/** The commands of operators as they are called: help asks for nothing and ends with 0, what is not understood ends with 1. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { helpOf } from './domain/moderation/command.ts';

/** A production without any setting: only what needs none can answer. */
const run = (file: string, ...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const script = path.join(import.meta.dirname, file);
    const options = { env: { NODE_ENV: 'production', PATH: process.env['PATH'] } };
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });

it.each([
  ['moderate.ts', ['--help'], 0, 'moderate -- approve'],
  ['verify-ledger.ts', ['--help'], 0, 'npm run ledger:verify'],
  ['verify-ledger.ts', ['--fix'], 1, 'npm run ledger:verify'],
  ['reseal.ts', ['--help'], 0, 'npm run reseal'],
  ['replay-deletions.ts', ['--help'], 0, 'npm run deletions:replay'],
  ['replay-deletions.ts', ['deletions.json'], 1, 'npm run deletions:replay < '],
] as const)('%s %j ends with %i and says what it takes', async (file, words, ends, usage) => {
  const { code, said } = await run(file, ...words);
  expect([code, said]).toEqual([ends, expect.stringContaining(usage)]);
  expect(said).not.toContain('is not set');
});

it('each queue of the moderators has help of its own', () => {
  const uses = { bans: 'lift', objections: 'grant', reports: 'uphold', complaints: 'answer' };
  for (const [queue, word] of Object.entries({
    ...uses,
    members: 'erase',
    messages: 'remove',
    photos: 'hide',
  })) {
    const help = helpOf([queue, word, '--help'])?.join('\n');
    expect(help).toMatch(new RegExp(`moderate -- .*${word} <`));
  }
  expect(helpOf(['bans', 'lift'])).toBeNull();
});
