/** Runs before each test file of the server. */
import { afterAll, vi } from 'vitest';
import { endFile } from './end-of-file.ts';

afterAll(async () => {
  vi.useRealTimers();
  await endFile();
});
