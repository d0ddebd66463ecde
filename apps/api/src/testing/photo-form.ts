/** Sends a photo as a browser's form does, to the application itself. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

const BOUNDARY = 'velours-test-boundary';

export interface PhotoForm {
  /** @default 'file' */
  readonly field?: string;
  /** Idempotency-Key; a fresh one unless given, none when null. */
  readonly key?: string | null;
  readonly crop?: string;
}

export function uploadPhoto({ app }: TestApp, client: Client, bytes: Buffer, form: PhotoForm = {}) {
  const crop =
    form.crop === undefined
      ? ''
      : `--${BOUNDARY}\r\ncontent-disposition: form-data; name="crop"\r\n\r\n${form.crop}\r\n`;
  const head = `${crop}--${BOUNDARY}\r\ncontent-disposition: form-data; name="${form.field ?? 'file'}"; filename="my holiday.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`;
  const key = form.key === undefined ? randomUUID() : form.key;
  return app.inject({
    method: 'POST',
    url: '/api/photo.php',
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: {
      host: client.host,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(key !== null && { 'idempotency-key': key }),
    },
  });
}
