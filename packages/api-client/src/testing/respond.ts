import type { OperationId } from '@velours/openapi/types';
import { examplesOf, type NamedExample } from './examples.ts';

/** The example of that name; without a name the first. Throws for one that the contract does not have. */
export function chosenExample(id: OperationId, choice: string | undefined): NamedExample {
  const all = examplesOf(id);
  const wanted = all.find(
    ({ name, status }) => choice === undefined || choice === name || choice === `${status}/${name}`,
  );
  if (wanted === undefined) {
    const names = all.map(({ name, status }) => `${status}/${name}`).join(', ');
    throw new Error(`${id} has no example ${String(choice)}; it has: ${names}`);
  }
  return wanted;
}

/** An example as the server would send it. */
export function toResponse({ status, mediaType, headers, value }: NamedExample): Response {
  if (mediaType === undefined) return new Response(null, { status, headers });
  const body = mediaType === 'text/event-stream' ? String(value) : JSON.stringify(value);
  return new Response(body, { status, headers: { ...headers, 'Content-Type': mediaType } });
}
