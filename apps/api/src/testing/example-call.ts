/** A call of an operation with what the contract has for an example, and its answer. */
import type { FastifyInstance } from 'fastify';
import { exampleRequest } from '@velours/api-client/testing/fuzz/requests';
import type { Operation } from '@velours/openapi/operations';
import type { Method } from '@velours/host/method';

export interface ExampleAnswer {
  readonly status: number;
  /** Of the problem; undefined where it is none. */
  readonly code: string | undefined;
  readonly body: string;
  /** Names of the cookies that it sets. */
  readonly cookies: readonly string[];
}

/** The smallest valid call there is, of a variant with its query. Of a stream that opens, only that it does. */
export async function callByExample(
  app: FastifyInstance,
  operation: Operation,
  headers: Readonly<Record<string, string>>,
  variant: Readonly<Record<string, unknown>> = {},
): Promise<ExampleAnswer> {
  const request = exampleRequest(operation, variant);
  const { pathname, search } = new URL(request.url);
  const isStream = operation.operationId === 'streamEvents';
  const answer = await app.inject({
    method: request.method as Method,
    url: pathname + search,
    payloadAsStream: isStream,
    ...(request.body !== null && { payload: await request.text() }),
    headers: { host: 'localhost:3000', ...Object.fromEntries(request.headers), ...headers },
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
