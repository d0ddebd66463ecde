import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ConversationSearch, type FoundMessage } from '@velours/ui/blocks/ConversationSearch';
import type { Answer } from '@velours/api-client';
import { answer, useApi } from '../../../app/data/api.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../../app/errors/problem-text.ts';
import type { ZonedFormats } from '../../../app/i18n/format.ts';
import { useLocalFormats } from '../../../app/i18n/use-formats.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

interface Looked {
  text: string;
  found: Answer<'searchMessages'> | undefined;
  error?: unknown;
}

/** Finds messages of the conversation that is open; the server looks through all of it. Loaded on intent. */
export function ConversationSearchPanel(props: {
  conversation: string;
  name: string;
  ownId: string;
  /** The messages around the chosen one are on their way. */
  isGoing: boolean;
  /** Why they could not be fetched. */
  placeError: Error | null;
  /** Goes to a message; quietly, the focus stays where it is. */
  onShow: (id: string, isQuiet: boolean) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const api = useApi();
  const { conversation, name, ownId, onShow, onClose } = props;

  const [text, setText] = useState('');
  const [looked, setLooked] = useState<Looked>();
  const [isSearching, setSearching] = useState(false);
  const [current, setCurrent] = useState<string>();
  const numAsked = useRef(0);
  const found = useMemo(
    () => looked?.found && foundMessages(t, looked.found.found, { formats, ownId, name }),
    [t, formats, looked, ownId, name],
  );

  async function look(wanted: string): Promise<void> {
    numAsked.current += 1;
    const asked = numAsked.current;
    setSearching(true);
    let next: Looked;
    try {
      const query = { conversation, text: wanted };
      const data = await answer(api.GET('/api/message-search.php', { params: { query } }));
      next = { text: wanted, found: data };
    } catch (error) {
      next = { text: wanted, found: undefined, error };
    }
    // Another search has begun meanwhile.
    if (asked !== numAsked.current) return;
    setSearching(false);
    setCurrent(undefined);
    setLooked(next);
  }
  const error = looked?.error ?? props.placeError ?? undefined;
  const show = (isQuiet: boolean) => (id: string) => {
    setCurrent(id);
    onShow(id, isQuiet);
  };

  return (
    <ConversationSearch
      text={text}
      onChange={setText}
      onSearch={(wanted) => void look(wanted)}
      onClose={onClose}
      isSearching={isSearching || props.isGoing}
      found={found}
      current={current}
      onChoose={show(false)}
      onStep={show(true)}
      status={searchStatus(t, looked?.found, { formats, text: looked?.text ?? '', current })}
      error={
        error === undefined
          ? undefined
          : t(($) => $.chat.search.failed, { reason: errorText(t, error) })
      }
      labels={t(($) => $.chat.search, { name })}
    />
  );
}

type Found = Answer<'searchMessages'>;

/** What was found, with who wrote it and when. */
export const foundMessages = (
  t: Translate,
  found: Found['found'],
  { formats, ownId, name }: { formats: ZonedFormats; ownId: string; name: string },
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
  { formats, text, current }: { formats: ZonedFormats; text: string; current: string | undefined },
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
