import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

test('[S06] outside of tests a password costs 19 MiB and two passes of argon2id', async () => {
  // The module as the server loads it: testing/setup.ts has set another cost for these tests.
  vi.resetModules();
  const { hashPassword, verifyPassword } = await import('./passwords.ts');
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(hash, 'correct horse')).toBe(false);
  expect(await verifyPassword(null, 'correct horse battery')).toBe(false);
});

test('only testing/ and tests set another cost', () => {
  const setting = globSync('**/*.ts', { cwd: SOURCES }).filter(
    (file) =>
      !/(^testing\/|\.test\.ts$)/.test(file) &&
      readFileSync(path.join(SOURCES, file), 'utf8').includes('setPasswordCost('),
  );
  expect(setting).toEqual(['domain/members/passwords.ts']);
});
