/** A push service on this machine (RFC 8030): keeps what it is sent and answers as it is told. Its browsers read what comes (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SLOW_MS } from './provider-trouble.ts';
import type { ProviderTrouble } from './provider-trouble.ts';

export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  /** `https://127.0.0.1:<port>`. */
  readonly origin: string;
  readonly delivered: readonly Delivered[];
  /** Statuses of the next answers; 201 after them. */
  readonly answers: number[];
  /** How everything is answered for now. */
  trouble: ProviderTrouble | null;
  /** How many connections there are. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** @param own answers in its place */
export async function startPushService(own?: RequestListener): Promise<PushService> {
  const delivered: Delivered[] = [];
  const answers: number[] = [];
  const server = createServer({ key: KEY, cert: PUSH_SERVICE_CERTIFICATE }, (request, response) => {
    if (own !== undefined) return own(request, response);
    const { trouble } = service;
    if (trouble === 'away') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      delivered.push({ path: url, headers, body: Buffer.concat(chunks) });
      const status = trouble === 'wrong' ? 500 : (answers.shift() ?? 201);
      const answer = () => void response.writeHead(status, { connection: 'close' }).end();
      if (trouble === 'slow') setTimeout(answer, SLOW_MS);
      else answer();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `https://127.0.0.1:${port}`,
    delivered,
    answers,
    trouble: null,
    connections: () =>
      new Promise((done, fail) =>
        server.getConnections((error, count) => (error === null ? done(count) : fail(error))),
      ),
    close: () => new Promise((done) => void server.close(() => done())),
  };
  return service;
}

/** A browser's side of a subscription: its keys, and how it reads what was sealed with them. */
export interface PushReader {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** @throws when it was sealed for another, or changed on the way */
  open(body: Buffer): string;
}

const KEY_BYTES = 65;
/** Of the head: a salt of 16 bytes, the size of a record in 4, and the length of the key (RFC 8188, 2.1). */
const HEAD = 21;
const TAG = 16;
/** Ends the text of the last record (RFC 8188, 2). */
const LAST = 2;

export function createPushReader(): PushReader {
  const curve = createECDH('prime256v1');
  const ownKey = curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(HEAD, HEAD + KEY_BYTES);
      const sealed = body.subarray(HEAD + KEY_BYTES);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const secret = derive(curve.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
      return text.subarray(0, text.lastIndexOf(LAST)).toString();
    },
  };
}

/** Signed by itself, for 127.0.0.1, until 2126. */
export const PUSH_SERVICE_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnzCCAUagAwIBAgIUFWKUgQy2ZWdg8mcNbw2ekBacjegwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTAyMDQxOFoYDzIxMjYxMDI4
MDIwNDE4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARFFgIeoL+FppoGlJtFJbi+qx4VL9585dO4qLhbQcukAFfAkPMnlrb2
vF4mimCYiuDwvPqwgpibDzt1OABg5R/Ko3QwcjAdBgNVHQ4EFgQUDRDPVDV0FqVe
Lzyun2odOMm1C6AwHwYDVR0jBBgwFoAUDRDPVDV0FqVeLzyun2odOMm1C6AwDwYD
VR0TAQH/BAUwAwEB/zAfBgNVHREEGDAWgg5wdXNoLmxvY2FsaG9zdIcEfwAAATAK
BggqhkjOPQQDAgNHADBEAiBZIV+SFDNj3DVcoLIgXefHlbeeaZ4AEU8C6G+ZsAPJ
fQIgUHwhSuK2fvOyOBjSIhJS1liHiroXkhaMlFIs6l0I7KM=
-----END CERTIFICATE-----
`;

/** Of this test's certificate; it opens nothing else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiqflG6nvx7QUL8qj
AIs4HclmdsI1yRWLQIoJi3/cMq+hRANCAARFFgIeoL+FppoGlJtFJbi+qx4VL958
5dO4qLhbQcukAFfAkPMnlrb2vF4mimCYiuDwvPqwgpibDzt1OABg5R/K
-----END PRIVATE KEY-----
`;
