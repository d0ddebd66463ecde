import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';

/** The ids of all messages that a cached conversation shows. */
export function listedMessages(data: unknown): string[] {
  const { pages } = (data ?? { pages: [] }) as InfiniteData<Answer<'getMessages'>>;
  return pages.flatMap((page) => page.messages.map(({ id }) => id));
}
