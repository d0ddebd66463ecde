import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ConversationSearch } from '@velours/ui/blocks/ConversationSearch';
import type { Answer } from '@velours/api-client';
import { answer, useApi } from '../../../app/data/api.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { foundMessages, searchStatus } from './search.ts';
import { errorText } from '../../../app/errors/problem-text.ts';
import { useFormats } from '../../../app/i18n/format.ts';

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
  const formats = useFormats();
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
