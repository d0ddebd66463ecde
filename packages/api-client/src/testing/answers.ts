import type { Problem } from '@velours/openapi/types';
import type { Operation } from '@velours/openapi/operations';
import { examplesOf } from './examples.ts';
import { faultsOf } from './validate.ts';

/** Codes that the contract shows for an operation under a status. */
function declaredCodes({ operationId }: Operation, status: number): readonly string[] {
  return examplesOf(operationId)
    .filter((example) => example.status === status)
    .map(({ value }) => (value as Problem).code);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with an answer by the contract: a server failure, a status, media type or problem code that the operation
 * does not declare, a body off its schema. Empty when nothing is. `default` covers no answer that a caller can cause,
 * so an answer that only it would cover is a fault. Reads the answer's body.
 */
export async function answerFaults(
  operation: Operation,
  response: Response,
): Promise<readonly string[]> {
  const { status } = response;
  const text = await response.text();
  if (status >= 500) return [`a failure of the server: ${status} ${text.slice(0, 300)}`];
  const declared = operation.responses[String(status)];
  if (declared === undefined) return [`${status} is not declared: ${text.slice(0, 300)}`];
  if (declared.content === undefined)
    return text === '' ? [] : [`${status} has a body: ${text.slice(0, 300)}`];

  const mediaType = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
  const media = declared.content[mediaType];
  if (media === undefined) return [`${status} has the media type ${mediaType || '(none)'}`];
  if (mediaType === 'text/event-stream') return [];
  const body = parse(text);
  if (body === undefined) return [`${status} is not JSON: ${text.slice(0, 300)}`];
  const faults = faultsOf(media.schema, body).map((fault) => `${status} off its schema: ${fault}`);
  if (status < 400 || faults.length > 0) return faults;

  const { code, status: told } = body as Problem;
  const codes = declaredCodes(operation, status);
  return [
    ...(told === status ? [] : [`the problem says ${told}, the answer ${status}`]),
    ...(codes.includes(code)
      ? []
      : [`${status} ${code} is not declared; it may be ${codes.join(', ')}`]),
  ];
}
