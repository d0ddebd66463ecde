import { existsSync } from 'node:fs';

/** The browser of every flow: CHROMIUM_PATH, else Debian's. `npm test` installs it where it may. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) {
    throw new Error(
      `There is no Chromium at ${path}: install the Debian package "chromium" or set CHROMIUM_PATH.`,
    );
  }
  return path;
}

/** As root Chromium needs --no-sandbox; the others keep it from talking to anything but the product. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
