import { useRef } from 'react';
import { newIdempotencyKey } from '@velours/api-client';

/** One key for one content: a form that is pressed again after its answer was lost is not sent twice. */
export function useIntentKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (values) => {
    const content = JSON.stringify(values);
    if (last.current.content !== content) last.current = { content, key: newIdempotencyKey() };
    return last.current.key;
  };
}
