/** Runs before each test file of the server. */
import { afterAll, vi } from 'vitest';
import { setPasswordCost } from '../domain/members/passwords.ts';
import { endFile } from './end-of-file.ts';

/** The least that argon2 takes. */
setPasswordCost({ memory: 8, passes: 1, parallelism: 1 });

afterAll(async () => {
  vi.useRealTimers();
  await endFile();
});
