import { existsSync } from 'node:fs';
import { run } from './process.mjs';
import { PlainError, say } from './say.mjs';

/** Debian's: without windows or a screen it takes a quarter less of the processor. */
const PACKAGE = 'chromium-headless-shell';
const DEBIAN = [`/usr/bin/${PACKAGE}`, '/usr/bin/chromium'];

/**
 * How a test starts the browser. Where there is none the start fails, not the reading of a configuration: as root Chromium needs
 * `--no-sandbox`; the others keep it from talking to anything but us.
 * @returns {{ executablePath: string, args: string[] }} For Playwright.
 */
export const launchOptions = () => ({
  executablePath: findChromium() ?? `/usr/bin/${PACKAGE}`,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** @returns {string | undefined} Path of Chromium, by CHROMIUM_PATH or where Debian puts it. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return DEBIAN.find((path) => existsSync(path));
}

/**
 * Finds Chromium, or installs Debian's where we may.
 * @returns {Promise<string>} Path of the executable.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const needed =
    `The browser tests need Chromium: install the Debian package "${PACKAGE}" ` +
    `(apt-get install ${PACKAGE}), or name the executable in CHROMIUM_PATH.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new PlainError(needed);
  say(`Installing the Debian package "${PACKAGE}" ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env, quiet: true });
  const install =
    update === 0
      ? await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', PACKAGE], {
          env,
          quiet: true,
        })
      : update;
  const installed = findChromium();
  if (install !== 0 || !installed) throw new PlainError(needed);
  return installed;
}
