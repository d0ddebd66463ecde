import type { Problem } from '@velours/openapi/types';
import type { Answer, Operation } from '@velours/openapi/operations';
import { examplesOf } from './examples.ts';
import { acceptsText, faultsOf } from './validate.ts';

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

function headerFaults(status: number, declared: Answer, headers: Headers): readonly string[] {
  return Object.entries(declared.headers ?? {}).flatMap(([name, { required = false, schema }]) => {
    const value = headers.get(name);
    if (value === null) return required ? [`${status} comes without the header ${name}`] : [];
    return acceptsText(schema, value) ? [] : [`${status} has the header ${name}: ${value}`];
  });
}

/**
 * What is wrong with an answer by the contract: a server failure, a status, media type, problem code or header that the operation
 * does not declare so, a body off its schema. Empty when nothing is. `default` covers no answer that a caller can cause,
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
  if (declared === undefined) {
    const statuses = Object.keys(operation.responses).filter((key) => key !== 'default');
    return [`${status} is not declared, it may be ${statuses.join(', ')}: ${text.slice(0, 300)}`];
  }
  const wrongHeaders = headerFaults(status, declared, response.headers);
  if (wrongHeaders.length > 0) return wrongHeaders;
  if (declared.content === undefined)
    return text === '' ? [] : [`${status} has a body: ${text.slice(0, 300)}`];

  const mediaType = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
  const media = declared.content[mediaType];
  if (media === undefined) return [`${status} has the media type ${mediaType || '(none)'}`];
  if (!mediaType.endsWith('json')) return [];
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
