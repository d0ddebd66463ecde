import type { Middleware } from 'openapi-fetch';

const header = 'Idempotency-Key';
const writes: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const withoutKey: ReadonlySet<string> = new Set([
  '/api/age-check.php',
  '/api/page-hidden.php',
  '/api/passkey-challenge.php',
  '/api/passkey-login.php',
  '/api/typing.php',
]);

/** A new key: a random UUID. Works where `crypto.randomUUID` is missing (plain http on a local network). */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a call is one of the writes that take no key: age check, log-in, page-hidden, typing. */
function takesNoKey(path: string, request: Request): boolean {
  const isUserPost = path === '/api/user.php' && request.method === 'POST';
  return withoutKey.has(path) || (isUserPost && !new URL(request.url).searchParams.has('push'));
}

/**
 * Adds a fresh Idempotency-Key to a write that has none. A caller whose intent outlives one call (an outbox, a form
 * sent again) gives its own key instead.
 */
export function idempotencyKey(newKey: () => string = newIdempotencyKey): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (!writes.has(request.method) || request.headers.has(header)) return;
      if (!takesNoKey(schemaPath, request)) request.headers.set(header, newKey());
    },
  };
}
