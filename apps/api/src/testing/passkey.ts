/** An authenticator in memory (W3C WebAuthn, level 3, section 6): it makes a key pair, and signs challenges with it. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { sha256 } from '../secrets.ts';

interface Challenge {
  readonly challenge: string;
  readonly rp_id: string;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** User present, user verified, and a new credential attached. */
const [PRESENT, VERIFIED, ATTACHED] = [0x01, 0x04, 0x40];

export class Passkey {
  readonly id = base64(randomBytes(16));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param changes to what an honest browser says */
  create({ challenge, rp_id: rpId }: Challenge, changes: Record<string, unknown> = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#data(rpId, PRESENT | VERIFIED | ATTACHED),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      id: this.id,
      client_data: this.#client('webauthn.create', challenge, changes),
      attestation: base64(attestation),
    };
  }

  /** @param userHandle whose it says it is */
  get(
    { challenge, rp_id: rpId }: Challenge,
    userHandle: string,
    changes: Record<string, unknown> = {},
    flags = PRESENT | VERIFIED,
  ) {
    this.#counter += 1;
    const data = this.#data(rpId, flags);
    const client = this.#client('webauthn.get', challenge, changes);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return {
      id: this.id,
      client_data: client,
      authenticator_data: base64(data),
      signature: base64(sign('sha256', signed, this.#keys.privateKey)),
      user_handle: userHandle,
    };
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string, changes: Record<string, unknown>): string {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false, ...changes };
    return Buffer.from(JSON.stringify(said)).toString('base64url');
  }
}
