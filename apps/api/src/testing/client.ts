import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createApiFetch } from '@velours/host/api-fetch';
import type { Method } from '@velours/host/method';
import type { Canaries } from './canaries.ts';

export interface CallOptions {
  readonly body?: unknown;
  /** A parameter with several values repeats. */
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency-Key; a fresh one for each write unless given, none when null. */
  readonly key?: string | null;
  readonly ip?: string;
}

/** A browser, as far as the server can tell: keeps cookies, calls from the same origin. */
export class Client {
  readonly #app: FastifyInstance;
  readonly #canaries: Canaries;
  readonly cookies = new Map<string, string>();
  host = 'localhost:3000';

  constructor(app: FastifyInstance, canaries: Canaries) {
    this.#app = app;
    this.#canaries = canaries;
  }

  async call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const isWrite = method !== 'GET';
    for (const cookie of this.cookies.values()) this.#canaries.add(cookie);
    this.#canaries.addFields([options.query, options.body]);
    const key = options.key === undefined && isWrite ? randomUUID() : options.key;
    const response = await this.#app.inject({
      method: method as Method,
      url: `/api/${path}`,
      ...(options.query && { query: { ...options.query } }),
      ...(options.body !== undefined && { payload: JSON.stringify(options.body) }),
      ...(options.ip !== undefined && { remoteAddress: options.ip }),
      headers: {
        host: this.host,
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([n, v]) => `${n}=${v}`).join('; '),
        }),
        ...(key != null && { 'idempotency-key': key }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return response;
  }

  /** Calls of one page that the server renders for this browser. */
  page(): typeof fetch {
    return createApiFetch(this.#app, {
      host: this.host,
      protocol: 'http',
      peer: '127.0.0.1',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      },
      countryHeader: null,
    });
  }

  get(path: string, options: CallOptions = {}) {
    return this.call('GET', path, options);
  }

  post(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('POST', path, { ...options, body });
  }

  put(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('PUT', path, { ...options, body });
  }

  delete(path: string, body: unknown, options: CallOptions = {}) {
    return this.call('DELETE', path, { ...options, body });
  }
}
