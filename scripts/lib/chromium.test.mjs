import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium, launchOptions } from './chromium.mjs';
import { PlainError } from './say.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH names the browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(await ensureChromium()).toBe(process.execPath);
});

test('a CHROMIUM_PATH that names nothing is an error that says so, never a download', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow(PlainError);
  await expect(ensureChromium()).rejects.toThrow('/nowhere/chromium');
});

test('a configuration can be read where there is no browser: by lint, which starts none', () => {
  expect(launchOptions().executablePath).toMatch(/chromium/);
});
