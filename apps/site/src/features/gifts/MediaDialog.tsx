import { type ReactNode, useEffect, useState } from 'react';
import { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { GifPicker } from '@velours/ui/blocks/GifPicker';
import { Banner } from '@velours/ui/components/Banner';
import { Dialog } from '@velours/ui/components/Dialog';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { GifPicture } from '@velours/ui/blocks/MessageBubble';
import type { OutboxMedia } from '@velours/machines/messageOutbox';
import { answer, type Schemas, useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { keepWayBack } from '../../app/data/tab-storage.ts';
import { costText } from '../chat/conversation/composer.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../../background/host.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';

/** What can be sent beside words. */
export type Medium = 'gift' | 'gif';

/** Gifts or GIFs to choose from. Fetched with the first press, and with the texts of `media` and `chat`. */
export function MediaDialog(props: GiftDialogProps & { medium: Medium | null }): ReactNode {
  const { medium, ...rest } = props;
  if (medium === 'gift') return <GiftDialog {...rest} />;
  return medium === 'gif' ? <GifDialog {...rest} /> : null;
}

/** Searches GIFs and sends the one that is chosen, by the outbox as a message (C06). */
function GifDialog(props: Omit<GiftDialogProps, 'isInConversation'>): ReactNode {
  const { user, to, onSent, onClose } = props;
  const t = useTranslate();
  const settings = useSettings();
  const { pathname } = useLocation();
  const cost = settings.message_credits;
  const facts = { formats: useFormats(), settings, country: user.profile.country };
  return (
    <Dialog
      isOpen
      size="lg"
      isFullScreenOnPhone
      title={t(($) => $.media.gif.title)}
      closeLabel={t(($) => $.common.actions.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {user.credits < cost ? (
        <Banner
          tone="warning"
          actions={
            <Link
              appearance="button"
              size="sm"
              href="/credits"
              onPress={() =>
                keepWayBack({ href: pathname, name: to.name, memberId: user.profile.id })
              }
            >
              {t(($) => $.media.getCredits)}
            </Link>
          }
        >
          {t(($) => $.media.gif.insufficient)}
        </Banner>
      ) : (
        <Stack gap="md">
          <Text size="sm">
            {`${t(($) => $.media.gif.note, { cost: costText(t, cost, facts) })} ${t(($) => $.media.balance, { count: user.credits })}`}
          </Text>
          <Search
            onChoose={(gif) => {
              host.outbox.send({
                type: 'ENQUEUE',
                profileId: to.id,
                text: '',
                media: gifOnTheWay(gif),
              });
              onSent?.();
              onClose();
            }}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function Search({ onChoose }: { onChoose: (gif: Schemas['Gif']) => void }): ReactNode {
  const t = useTranslate();
  const connection = useSnapshot(host.liveRefresh);
  const found = useGifSearch();
  const { gifs, isRefused, isLoading } = found;
  const isOffline = connection === 'offline' && gifs.length === 0;
  const state = isOffline ? 'offline' : isRefused ? 'error' : isLoading ? 'loading' : 'ready';
  return (
    <GifPicker
      query={found.query}
      onQueryChange={found.setQuery}
      onSearch={found.search}
      state={state}
      gifs={gifs.map(gifPicture)}
      onChoose={({ id }) => {
        const gif = gifs.find((one) => one.id === id);
        if (gif) onChoose(gif);
      }}
      onRetry={found.retry}
      onMore={found.more}
      attribution={
        found.provider
          ? t(($) => $.media.gif.provider, { provider: found.provider })
          : t(($) => $.media.gif.drawn)
      }
      labels={{
        ...t(($) => $.media.gif),
        found: t(($) => $.media.gif.found, { count: gifs.length }),
        retry: t(($) => $.common.actions.tryAgain),
      }}
    />
  );
}

const gifPicture = (gif: Schemas['Gif']): GifPicture => ({
  id: gif.id,
  stillUrl: gif.still_url,
  animatedUrl: gif.moving_url,
  width: gif.width,
  height: gif.height,
  alt: gif.alt,
});

/** A GIF as the outbox keeps it: it is shown from there until the server has it. */
const gifOnTheWay = (gif: Schemas['Gif']): OutboxMedia => ({
  kind: 'gif',
  id: gif.id,
  stillUrl: gif.still_url,
  movingUrl: gif.moving_url,
  width: gif.width,
  height: gif.height,
  alt: gif.alt,
  credit: gif.credit,
});

/** After the last key of a word, in milliseconds. */
const TYPED_MS = 350;
const KEPT_MS = 10 * 60_000;

/** GIFs by words: searched while one types, and at once where the search is sent. */
function useGifSearch() {
  const api = useApi();
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');

  useEffect(() => {
    const wait = setTimeout(() => setWords(query.trim()), TYPED_MS);
    return () => clearTimeout(wait);
  }, [query]);

  const found = useInfiniteQuery({
    queryKey: ['gifs', words],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/gifs.php', { params: { query: { q: words, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    staleTime: KEPT_MS,
    // Those of the words before stand there until the next ones are.
    placeholderData: (before) => before,
  });
  const pages = found.data?.pages;

  return {
    query,
    setQuery,
    search: (now: string) => setWords(now.trim()),
    gifs: pages?.flatMap((page) => page.gifs) ?? [],
    provider: pages?.[0]?.provider,
    isLoading: found.isFetching,
    isRefused: found.isError && !found.isFetching,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
  };
}
