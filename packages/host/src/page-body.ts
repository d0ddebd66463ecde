/** Forms of pages are small; those that bring a photo have room for the largest that is taken, and are told by the call when it is not. */
const FORM_BYTES = 256 * 1024;
const PHOTO_BYTES = 32 * 1024 * 1024;
const WITH_PHOTO: readonly string[] = ['/profile', '/complete-signup'];

/** The client's data requests end in `.data`. */
const mostBytes = (request: Request): number => {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const isPhoto = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
  return isPhoto && WITH_PHOTO.includes(path) ? PHOTO_BYTES : FORM_BYTES;
};

const tooLarge = (): Response =>
  // The rest of it is not read: the connection can bear no further request.
  new Response(null, { status: 413, headers: { connection: 'close' } });

/**
 * Lets a page read its request up to a bound, and no further: what says that it is larger is refused before any of it is read, and what
 * turns out to be so as soon as it is. Answers 413 then (RFC 9110, 15.5.14).
 */
export async function withBoundedBody(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.body === null) return answer(request);
  const most = mostBytes(request);
  if (Number(request.headers.get('content-length') ?? 0) > most) return tooLarge();
  let bytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, stream) {
        bytes += part.byteLength;
        if (bytes > most) stream.error(new Error('The body is larger than a page takes.'));
        else stream.enqueue(part);
      },
    }),
  );
  const { url, method, headers, signal } = request;
  // A streamed body needs `duplex`, which the browser's types do not know.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body: counted,
    duplex: 'half',
  };
  const answered = await answer(new Request(url, init));
  return bytes > most ? tooLarge() : answered;
}
