import type { ClientFetch } from '@velours/api-client';

/** The header lines of an answer. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

/** Statuses whose answer has no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A `fetch` that tells how much of the body has gone out, from 0 to 1: the browser says so of an XMLHttpRequest alone. It is for
 * the site's own origin: the cookies go with it.
 */
export function uploadFetch(
  tell: (progress: number) => void,
  makeRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): ClientFetch {
  return async (request) => {
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    return new Promise((done, fail) => {
      const xhr = makeRequest();
      const stop = (): void => xhr.abort();
      const end = (settle: () => void) => (): void => {
        signal.removeEventListener('abort', stop);
        settle();
      };
      xhr.open(request.method, request.url);
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) tell(loaded / total);
      });
      xhr.addEventListener(
        'load',
        end(() => {
          const { status, statusText } = xhr;
          const headers = headersOf(xhr.getAllResponseHeaders());
          const answer = EMPTY.has(status) ? null : xhr.responseText;
          done(new Response(answer, { status, statusText, headers }));
        }),
      );
      xhr.addEventListener(
        'error',
        end(() => fail(new TypeError('the upload failed'))),
      );
      xhr.addEventListener(
        'abort',
        end(() => fail(signal.reason)),
      );
      signal.addEventListener('abort', stop, { once: true });
      xhr.send(body);
    });
  };
}
