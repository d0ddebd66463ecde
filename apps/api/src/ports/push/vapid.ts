/** The keys that name this server to push services (RFC 8292). */
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { keptSecret } from '../../secrets.ts';

export interface VapidKeys {
  /** base64url. */
  readonly publicKey: string;
  /** base64url; never leaves the server. */
  readonly privateKey: string;
  /** Where a push service can reach the operator: a `mailto:` or `https:` URL. */
  readonly subject: string;
}

/** The public key (base64url) of a private one; null where that is none. */
export function publicKeyOf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Keys of a demo. */
export async function keptVapidKeys(dataDir: string, subject: string): Promise<VapidKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  const kept = JSON.parse(await keptSecret(dataDir, 'vapid.json', made)) as Omit<
    VapidKeys,
    'subject'
  >;
  return { publicKey: kept.publicKey, privateKey: kept.privateKey, subject };
}
