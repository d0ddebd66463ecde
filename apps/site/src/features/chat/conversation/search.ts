import type { Answer } from '@velours/api-client';
import type { FoundMessage } from '@velours/ui/blocks/ConversationSearch';
import type { Formats } from '../../../app/i18n/format.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

type Found = Answer<'searchMessages'>;

/** What was found, with who wrote it and when. */
export const foundMessages = (
  t: Translate,
  found: Found['found'],
  { formats, ownId, name }: { formats: Formats; ownId: string; name: string },
): readonly FoundMessage[] =>
  found.map(({ id, sender, sent_at: sentAt, excerpt }) => ({
    id,
    author: sender === ownId ? t(($) => $.chat.thread.you) : name,
    date: `${formats.date(sentAt)}, ${formats.time(sentAt)}`,
    dateIso: sentAt,
    excerpt,
  }));

/** How many were found, or which of them is read. */
export function searchStatus(
  t: Translate,
  answer: Found | undefined,
  { formats, text, current }: { formats: Formats; text: string; current: string | undefined },
): string | undefined {
  if (!answer) return undefined;
  const { found, has_more: hasMore } = answer;
  if (found.length === 0) return t(($) => $.chat.search.none, { text });
  const total = formats.number(found.length);
  const at = found.findIndex(({ id }) => id === current);
  if (at !== -1) {
    return t(($) => $.chat.search.position, { number: formats.number(at + 1), total });
  }
  const words = t(($) => $.chat.search.found, { number: hasMore ? `${total}+` : total });
  return hasMore ? `${words} ${t(($) => $.chat.search.foundMore, { number: total })}` : words;
}
