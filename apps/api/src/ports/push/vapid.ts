/** The keys that name this server to push services (RFC 8292). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';

export interface VapidKeys {
  /** base64url. */
  readonly publicKey: string;
  /** base64url; never leaves the server. */
  readonly privateKey: string;
  /** Where a push service can reach the operator: a `mailto:` or `https:` URL. */
  readonly subject: string;
}

/** Keys of a demo: made once and kept in the data folder, readable by this user only. */
export async function keptVapidKeys(dataDir: string, subject: string): Promise<VapidKeys> {
  const file = path.join(dataDir, 'vapid.json');
  await mkdir(dataDir, { recursive: true });
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  // Whoever comes first makes them; everybody reads them.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  });
  const kept = JSON.parse(await readFile(file, 'utf8')) as Omit<VapidKeys, 'subject'>;
  return { publicKey: kept.publicKey, privateKey: kept.privateKey, subject };
}
