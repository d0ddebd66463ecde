import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { answer, intent, isProblem, useApi, type Api } from '../../app/data/api.ts';
import { chatsKey, messagesKey } from '../../app/data/keys.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import { setLastRemoval, type Removal } from '../../background/chat-removal/use-removal.ts';

/** How long it is offered, in milliseconds, while nobody is at it; the server takes it longer. */
const OFFERED_FOR = 20_000;

/** Says that a chat is removed, and offers to take that back. Loaded on intent. */
export function RemovedChatNotice(props: { removal: Removal }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const { removal } = props;
  const { name } = removal;
  const place = useRef<HTMLDivElement>(null);
  const [isAtIt, setAtIt] = useState(false);
  const [status, setStatus] = useState<'offered' | 'undoing' | 'undone'>('offered');
  const [error, setError] = useState<string>();

  useEffect(() => {
    // The button that was pressed is gone with its chat.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  useEffect(() => {
    if (isAtIt || status === 'undoing' || error !== undefined) return undefined;
    const timer = setTimeout(() => setLastRemoval(null), OFFERED_FOR);
    return () => clearTimeout(timer);
  }, [isAtIt, status, error]);

  async function undo(): Promise<void> {
    setStatus('undoing');
    setError(undefined);
    try {
      await takeBackRemoval({ api, client }, removal);
      setStatus('undone');
    } catch (problem) {
      setStatus('offered');
      setError(
        isProblem(problem, 'conversation_not_found')
          ? t(($) => $.chat.remove.undoLate, { name })
          : t(($) => $.chat.remove.undoFailed, { name, reason: errorText(t, problem) }),
      );
    }
  }

  const isUndone = status === 'undone';
  return (
    <div
      ref={place}
      tabIndex={-1}
      onFocus={() => setAtIt(true)}
      onBlur={() => setAtIt(false)}
      onPointerEnter={() => setAtIt(true)}
      onPointerLeave={() => setAtIt(false)}
    >
      <Banner
        tone={error === undefined ? 'info' : 'danger'}
        announce={error === undefined ? 'status' : 'alert'}
        onDismiss={() => setLastRemoval(null)}
        dismissLabel={t(($) => $.common.actions.dismiss)}
        actions={
          isUndone ? undefined : (
            <Button
              size="sm"
              variant="outline"
              isPending={status === 'undoing'}
              pendingLabel={t(($) => $.chat.remove.undoing)}
              onPress={() => void undo()}
            >
              {t(($) => $.chat.remove.undo)}
            </Button>
          )
        }
      >
        {error ??
          (isUndone
            ? t(($) => $.chat.remove.undone, { name })
            : t(($) => $.chat.remove.done, { name }))}
      </Banner>
    </div>
  );
}

/**
 * Takes a removal back at the server, and its draft here; the lists are read again. Rejects with the client's error: what was not
 * taken back can be tried again.
 */
async function takeBackRemoval(
  { api, client }: { api: Api; client: QueryClient },
  { conversationId, memberId, draft }: Removal,
): Promise<void> {
  await answer(
    api.PUT('/api/chat.php', { params: intent(), body: { conversation: conversationId } }),
  );
  const drafts = draftsOf(memberId);
  if (draft !== '' && drafts.read(conversationId) === '') drafts.write(conversationId, draft);
  client.removeQueries({ queryKey: messagesKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey: chatsKey, refetchType: 'all' });
}
