import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations, isWrite, refusalOf, type Operation } from '@velours/openapi/operations';
import { examplesOf, type NamedExample } from './examples.ts';
import { toResponse } from './respond.ts';
import { acceptsText, faultsOf } from './validate.ts';

/** How a server answers a request of an operation. */
export type Answering = (operation: Operation, request: Request) => Promise<Response>;

/** A picture of one pixel. */
const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

/** The first example of an operation under a status, and of a problem code where one is named. */
export function give(operation: Operation, status: number, code?: string): Response {
  const found = examplesOf(operation.operationId).find(
    (example: NamedExample) =>
      example.status === status &&
      (code === undefined || (example.value as { code?: string }).code === code),
  );
  if (found === undefined)
    throw new Error(`${operation.operationId} has no ${status} ${code ?? ''}`);
  return toResponse(found);
}

async function bodyRefusal(
  { requestBody }: Operation,
  request: Request,
): Promise<400 | 415 | 422 | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const [[mediaType, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  if (media === undefined) return undefined;
  if (!type.startsWith(mediaType)) return 415;
  if (mediaType === 'multipart/form-data')
    return (await request.formData()).has('file') ? undefined : 422;
  const text = await request.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 400;
  }
  // JSON.stringify escapes half a character, and NUL as well.
  const isUnstorable = /\\u(d[89a-f]|0000)/.test(JSON.stringify(value));
  return isUnstorable || faultsOf(media.schema, value).length > 0 ? 422 : undefined;
}

/** Does what the contract says, without any rule of its own: each sound call is answered by its first example. */
export const conforming: Answering = async (operation, request) => {
  const query = new URL(request.url).searchParams;
  const key = operation.parameters.find(({ name }) => name === 'Idempotency-Key');
  const sent = request.headers.get('Idempotency-Key');
  const body = await bodyRefusal(operation, request);
  if (body === 415) {
    const isPhoto = operation.operationId === 'uploadPhoto';
    return give(operation, 415, isPhoto ? 'photo_type_refused' : 'unsupported_media_type');
  }
  if (body === 400) return give(operation, 400, 'malformed_request');
  if (key?.required === true && (sent === null || !acceptsText(key.schema, sent)))
    return give(operation, 400, 'idempotency_key_required');
  for (const { name, in: place, schema, required } of operation.parameters) {
    if (place !== 'query') continue;
    const values = query.getAll(name);
    const isMissing = values.length === 0 && required === true;
    if (isMissing || values.length > 1 || values.some((value) => !acceptsText(schema, value)))
      return give(operation, 422, 'validation_failed');
  }
  if (body === 422) return give(operation, 422, 'validation_failed');
  const [success] = examplesOf(operation.operationId);
  return give(operation, success?.status ?? 200);
};

/** Whoever carries the cookie `session=example` is the premium member of the contract's examples. */
function accessRefusal(operation: Operation, request: Request): string | null {
  const origin = request.headers.get('origin');
  const isForeign = origin !== null && new URL(origin).host !== request.headers.get('host');
  if (isWrite(operation) && isForeign) return 'cross_site_refused';
  const query = new URL(request.url).searchParams;
  const variant = operation['x-variants']?.find((one) =>
    Object.entries(one.query).every(([name, value]) => query.get(name) === String(value)),
  );
  const isMember = /\bsession=example\b/.test(request.headers.get('cookie') ?? '');
  return refusalOf(variant?.callers ?? operation.callers, isMember ? 'premium' : 'visitor');
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const { host = 'localhost', ...headers } = message.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return new Request(new URL(message.url ?? '/', `http://${host}`), {
    method: message.method ?? 'GET',
    headers: { ...(headers as Record<string, string>), host },
    ...(body.length > 0 && { body }),
  });
}

/** A server that runs. */
export interface ContractServer extends AsyncDisposable {
  readonly origin: string;
  /** The writes that were accepted, by the names of their operations. */
  readonly accepted: readonly string[];
}

/**
 * Starts a server that knows the contract and nothing of our own: what a call changes is not kept.
 * @param instead answers in place of the contract's example where it gives an answer: a server with a fault
 */
export async function startContractServer(
  instead: (operation: Operation, request: Request) => Response | undefined = () => undefined,
): Promise<ContractServer> {
  const accepted: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (/^\/(photos|gifs)\//.test(pathname))
      return new Response(PIXEL, { headers: { 'Content-Type': 'image/svg+xml' } });
    const operation = [...operations().values()].find(
      ({ method, path }) => path === pathname && method.toUpperCase() === request.method,
    );
    if (operation === undefined) return new Response(null, { status: 404 });
    const planted = instead(operation, request);
    if (planted !== undefined) return planted;
    const refusal = accessRefusal(operation, request);
    if (refusal !== null) return give(operation, 403, refusal);
    const answered = await conforming(operation, request);
    if (answered.ok && isWrite(operation)) accepted.push(operation.operationId);
    if (answered.ok && operation.operationId === 'logIn')
      answered.headers.set('Set-Cookie', 'session=example; Path=/; HttpOnly; SameSite=Lax');
    if (answered.ok && operation.operationId === 'logOut')
      answered.headers.set('Set-Cookie', 'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    return answered;
  };

  // Closed as idle in the moment in which a busy machine sends the next call, a connection would lose it.
  const server = createServer({ keepAliveTimeout: 0 }, (message, response) => {
    const serve = async (): Promise<void> => {
      const given = await answer(await requestOf(message));
      const body = Buffer.from(await given.arrayBuffer());
      response.writeHead(given.status, Object.fromEntries(given.headers));
      if (given.headers.get('Content-Type') === 'text/event-stream') response.write(body);
      else response.end(body);
    };
    serve().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
