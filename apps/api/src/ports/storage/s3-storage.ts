/**
 * Photos in an S3-compatible object storage (Amazon S3 REST API, 2006-03-01: PutObject, GetObject, HeadObject, DeleteObject), addressed by
 * path, signed with AWS Signature Version 4 by aws4fetch. The bucket is private: only this server reads it.
 */
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { sha256 } from '../../secrets.ts';
import { bounded, readAnswer } from '../answers.ts';
import { checkName, isName } from './names.ts';
import { StorageRefusedError } from './storage-port.ts';
import type { StoragePort } from './storage-port.ts';

export interface S3Settings {
  /** Origin of the service: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 30_000;
/** A request that met trouble at the service goes out again so often, later each time (aws4fetch). */
const RETRIES = 3;

/** What services say when there is no room: `507`, or one of these codes with another status. */
const FULL = /<Code>(?:QuotaExceeded|XMinioStorageFull|InsufficientStorage|EntityTooLarge)</;

/** @param options.retryMs first pause before a request goes out again, in ms */
export function createS3Storage(
  settings: S3Settings,
  options: { readonly retryMs?: number } = {},
): StoragePort {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: options.retryMs ?? 100,
  });
  const call = (method: string, name: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(`${endpoint}/${bucket}/${name}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  return {
    async put(name, content) {
      checkName(name);
      const response = await call('PUT', name, {
        body: new Uint8Array(content),
        headers: {
          'content-type': 'application/octet-stream',
          // The service refuses what was damaged on its way.
          'x-amz-content-sha256': sha256(content).toString('hex'),
        },
      });
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const answer = String(await readAnswer(response));
      if (response.status === 507 || FULL.test(answer))
        throw new StorageRefusedError('no room is left');
      throw refused('PUT', response);
    },
    async has(name) {
      checkName(name);
      return (await sizeOf(name)) !== null;
    },
    async open(name) {
      if (!isName(name)) return null;
      const size = await sizeOf(name);
      if (size === null) return null;
      return { size, stream: () => Readable.from(download(name, size), { objectMode: false }) };
    },
    async remove(name) {
      checkName(name);
      const response = await call('DELETE', name);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw refused('DELETE', response);
    },
  };

  async function sizeOf(name: string): Promise<number | null> {
    const response = await call('HEAD', name);
    if (response.status === 404) return null;
    if (!response.ok) throw refused('HEAD', response);
    return Number(response.headers.get('content-length'));
  }

  async function* download(name: string, size: number): AsyncGenerator<Uint8Array> {
    const response = await call('GET', name);
    if (!response.ok || response.body === null) throw refused('GET', response);
    yield* bounded(response.body, size);
  }
}

/** Without the name of the file: it says whose it is. */
const refused = (method: string, { status }: Response): Error =>
  new Error(`the object storage answered ${status} to ${method}`);

/** All of them, or none; `S3_REGION` may be left out where the service has none. */
export function s3Of(
  text: (name: string) => string | undefined,
  faults: string[],
): S3Settings | null {
  const given = {
    S3_ENDPOINT: text('S3_ENDPOINT'),
    S3_BUCKET: text('S3_BUCKET'),
    S3_ACCESS_KEY_ID: text('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: text('S3_SECRET_ACCESS_KEY'),
  };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(given).length) return null;
  for (const [name] of missing) faults.push(`${name} is not set, and the others of S3 are`);
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: bucket = '' } = given;
  if (endpoint !== '' && (!URL.canParse(endpoint) || new URL(endpoint).origin !== endpoint))
    faults.push('S3_ENDPOINT must be an origin such as https://s3.eu-central-1.amazonaws.com');
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    faults.push('S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, - and .');
  return {
    endpoint,
    bucket,
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
  };
}
