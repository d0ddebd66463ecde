/** A call of an operation with what the contract has for an example, and its answer. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '@velours/openapi/operations';
import type { Method } from '../http/method.ts';

export interface ExampleAnswer {
  readonly status: number;
  /** Of the problem; undefined where it is none. */
  readonly code: string | undefined;
  readonly body: string;
  /** Names of the cookies that it sets. */
  readonly cookies: readonly string[];
}

/** The first example of what an operation is sent. */
export function exampleBody(operation: Operation): unknown {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example?.value;
}

/** The smallest valid call there is, of a variant with its query. Of a stream that opens, only that it does. */
export async function callByExample(
  app: FastifyInstance,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
  variant: Readonly<Record<string, unknown>> = {},
): Promise<ExampleAnswer> {
  const query = Object.fromEntries([
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map((parameter) => [parameter.name, JSON.stringify(parameter.example ?? 1)]),
    ...Object.entries(variant).map(([name, value]) => [name, String(value)]),
  ]) as Record<string, string>;
  const payload = exampleBody(operation);
  const isStream = operation.operationId === 'streamEvents';
  const answer = await app.inject({
    method: operation.method.toUpperCase() as Method,
    url: operation.path,
    query,
    payloadAsStream: isStream,
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    headers: {
      host: 'localhost:3000',
      'idempotency-key': randomUUID(),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const { statusCode: status } = answer;
  const cookies = answer.cookies.map(({ name }) => name);
  if (isStream && status === 200) {
    answer.stream().destroy();
    return { status, code: undefined, body: '', cookies };
  }
  const body = isStream ? await textOf(answer.stream()) : answer.body;
  const isProblem = String(answer.headers['content-type']).includes('problem');
  const code = isProblem ? (JSON.parse(body) as { code: string }).code : undefined;
  return { status, code, body, cookies };
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
