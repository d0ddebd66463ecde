import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const CONTRACT = resolve(import.meta.dirname, '../../openapi/openapi.gen.json');
/** A picture of one pixel. */
const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

interface Content {
  readonly examples?: Readonly<Record<string, Example>>;
}

interface Operation {
  readonly operationId?: string;
  readonly 'x-callers'?: readonly string[];
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Content>> }>
  >;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
}

/** A server that knows the contract and nothing of our own: each call is answered by its first example there. */
export async function startContractServer(): Promise<
  AsyncDisposable & { readonly origin: string }
> {
  const { paths, components } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract;
  const valueOf = ({ $ref, value }: Example): unknown =>
    $ref === undefined ? value : components.examples[$ref.split('/').at(-1) ?? '']?.value;

  const server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? '/', 'http://other.invalid');
    if (/^\/(photos|gifs)\//.test(pathname)) {
      response.setHeader('content-type', 'image/svg+xml').end(PIXEL);
      return;
    }
    const operation = paths[pathname]?.[(request.method ?? '').toLowerCase()];
    const isMember = request.headers.cookie?.includes('session=example') ?? false;
    if (operation?.responses === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (!isMember && operation['x-callers']?.includes('visitor') === false) {
      response.writeHead(403, { 'content-type': 'application/problem+json' }).end(
        JSON.stringify({
          type: 'urn:velours:problem:authentication_required',
          title: 'Log in first',
          status: 403,
          code: 'authentication_required',
        }),
      );
      return;
    }
    const [status, { content }] = Object.entries(operation.responses).find(([code]) =>
      code.startsWith('2'),
    ) ?? ['500', {}];
    if (operation.operationId === 'logIn') {
      response.setHeader('set-cookie', 'session=example; Path=/; HttpOnly; SameSite=Lax');
    }
    if (content?.['text/event-stream'] !== undefined) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
      return;
    }
    const [example] = Object.values(content?.['application/json']?.examples ?? {});
    response.writeHead(Number(status), { 'content-type': 'application/json' });
    response.end(example === undefined ? undefined : JSON.stringify(valueOf(example)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
