/**
 * What keeps accounts, phone numbers and codes secret at rest: sealing (AES-256-GCM) for what is read again, keyed hashes for what
 * is only compared. An IBAN or a code of six digits is guessed from a plain hash; from these only with the key.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomInt,
  sign,
} from 'node:crypto';
import { keptSecret } from '../../secrets.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of what is sealed: how. */
const VERSION = 1;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

export type HashKind = 'iban' | 'phone' | 'code' | 'link' | 'device' | 'session';

export interface Vault {
  /** @param context What it belongs to: opened in place of another's it fails */
  seal(text: string, context: string): Buffer;
  /** @throws when it was changed, belongs elsewhere, or was sealed with none of the keys */
  open(sealed: Buffer, context: string): string;
  /** The same, sealed with the first key; null where it is. @throws as `open` */
  reseal(sealed: Buffer, context: string): Buffer | null;
  hash(kind: HashKind, value: string): Buffer;
  /** Ed25519 signature (RFC 8032) of the server, base64url. */
  sign(text: string): string;
  /** 32 bytes by which the last key is known again, and from which it cannot be found. */
  readonly fingerprint: Buffer;
  /** What it is verified with: 32 bytes, base64url. */
  readonly publicKey: string;
  /** A random code of so many digits. */
  newCode(digits: number): string;
}

type Keys = readonly [Buffer, ...Buffer[]];

/**
 * @param keys 32 bytes each. The first seals, all open. What is only compared or verified cannot be made anew: hashes and signatures are
 * of the last, which is therefore the one that the vault is known by.
 */
export function createVault(...keys: Keys): Vault {
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error('The keys of the vault must have 32 bytes');
  const derivedOf = (key: Buffer, purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `velours direct debit ${purpose}`, KEY_BYTES));
  const derived = (purpose: string) => derivedOf(keys.at(-1) ?? keys[0], purpose);
  const sealings = keys.map((key) => derivedOf(key, 'seal'));
  const sealing = sealings[0] ?? derived('seal');
  const hashing = derived('hash');
  const signing = createPrivateKey({
    key: Buffer.concat([ED25519, derived('sign')]),
    format: 'der',
    type: 'pkcs8',
  });
  const seal = (text: string, context: string): Buffer => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', sealing, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
  };
  const open = (sealed: Buffer, context: string): { text: string; isOfFirst: boolean } => {
    if (sealed[0] !== VERSION) throw new Error('Sealed in a way that is not known');
    const iv = sealed.subarray(1, 1 + IV_BYTES);
    const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
    const rest = sealed.subarray(1 + IV_BYTES + TAG_BYTES);
    const openWith = (key: Buffer): string => {
      const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      cipher.setAuthTag(tag);
      return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
    };
    let failure: unknown;
    for (const key of sealings) {
      try {
        return { text: openWith(key), isOfFirst: key === sealing };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  return {
    seal,
    open: (sealed, context) => open(sealed, context).text,
    reseal: (sealed, context) => {
      const { text, isOfFirst } = open(sealed, context);
      return isOfFirst ? null : seal(text, context);
    },
    hash: (kind, value) => createHmac('sha256', hashing).update(`${kind} ${value}`).digest(),
    sign: (text) => sign(null, Buffer.from(text), signing).toString('base64url'),
    fingerprint: derived('fingerprint'),
    publicKey: createPublicKey(signing).export({ format: 'jwk' }).x ?? '',
    newCode: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
  };
}

/** What was sealed; null where it was sealed with another key, which may be lost (docs/operations.md, Secrets). */
export function openOrNull(vault: Vault, sealed: Buffer, context: string): string | null {
  try {
    return vault.open(sealed, context);
  } catch {
    return null;
  }
}

/** The operator's keys; a demo makes its own. */
export async function openVault(keys: readonly string[], dataDir: string): Promise<Vault> {
  const [first, ...others] = keys.map((key) => Buffer.from(key, 'base64url'));
  return createVault(first ?? (await keptKey(dataDir)), ...others);
}

async function keptKey(dataDir: string): Promise<Buffer> {
  const made = randomBytes(KEY_BYTES).toString('base64url');
  return Buffer.from(await keptSecret(dataDir, 'direct-debit.key', made), 'base64url');
}
