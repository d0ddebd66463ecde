/** Sends files to a running server as a browser does, byte by byte as they come, and looks at what it made of them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { CONTENT_TYPES, FORMATS } from '../../domain/photos/files.ts';
import type { HostileFile } from './builders.ts';
import { hiddenIn } from './metadata.ts';

const BOUNDARY = 'velours-hostile-boundary';
const CHUNK = Buffer.alloc(64 * 1024, 'x');

export interface Sender {
  readonly origin: string;
  readonly session: string;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly photo?: Record<string, string> };
}

/** Uploads a file to its end, and hears the answer, however early it comes. */
export async function upload({ origin, session }: Sender, file: HostileFile): Promise<Answer> {
  const { called = 'me.jpg', type = 'image/jpeg', more = 0 } = file;
  const quoted = encodeURIComponent(called).replaceAll('%2F', '/').replaceAll('%5C', '\\\\');
  const head = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${quoted}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const bytes = await file.bytes();
  const request = http.request(`${origin}/api/photo.php`, {
    method: 'POST',
    headers: {
      cookie: `session=${session}`,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + bytes.length + more + tail.length,
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  let isAnswered = false;
  request.once('response', () => (isAnswered = true));
  // A connection that was ended after the answer.
  request.on('error', () => undefined);
  request.write(head);
  request.write(bytes);
  let left = more;
  const pump = (): void => {
    while (left > 0 && !isAnswered) {
      const part = CHUNK.subarray(0, Math.min(left, CHUNK.length));
      left -= part.length;
      if (!request.write(part)) {
        request.once('drain', pump);
        return;
      }
    }
    request.end(left > 0 ? undefined : tail);
  };
  pump();
  const [response] = await answered;
  return {
    status: response.statusCode ?? 0,
    body: JSON.parse(await text(response)) as Answer['body'],
  };
}

/** What is wrong with the files of a photo: what is hidden in them, and headers that would let a browser do more than show them. */
export async function faultsOf(
  { origin, session }: Sender,
  photo: Readonly<Record<string, string>>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const size of ['filename', 'view_filename', 'card_filename', 'thumb_filename', 'match']) {
    for (const format of FORMATS) {
      const response = await fetch(`${origin}/photos/${photo[size]}`, {
        headers: { cookie: `session=${session}`, accept: CONTENT_TYPES[format] },
      });
      const headers = {
        'content-type': CONTENT_TYPES[format],
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="photo.${format}"`,
      };
      for (const [name, wanted] of Object.entries(headers)) {
        if (response.headers.get(name) !== wanted) faults.push(`${size} ${format}: ${name}`);
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      faults.push(...hiddenIn(bytes).map((found) => `${size} ${format}: ${found}`));
    }
  }
  return faults;
}

/** Removes a photo, so that there is room for the next. */
export async function remove({ origin, session }: Sender, photo: string): Promise<number> {
  const { status } = await fetch(`${origin}/api/photo.php`, {
    method: 'DELETE',
    headers: {
      cookie: `session=${session}`,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ photo }),
  });
  return status;
}
