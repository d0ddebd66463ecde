import type { ReactNode } from 'react';
import { GifPicker } from '@velours/ui/blocks/GifPicker';
import { Banner } from '@velours/ui/components/Banner';
import { Dialog } from '@velours/ui/components/Dialog';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { gifAttribution, gifOnTheWay, gifPicture, gifPickerLabels } from './gif-picker.ts';
import { costText } from './price.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../../background/host.ts';
import { useGifSearch } from './use-gif-search.ts';
import { useFormats } from '../../app/i18n/format.ts';

export interface GifDialogProps {
  user: Schemas['User'];
  to: { id: string };
  onSent?: () => void;
  onClose: () => void;
}

/** Searches GIFs and sends the one that is chosen, by the outbox as a message (C06). */
export function GifDialog({ user, to, onSent, onClose }: GifDialogProps): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
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
            <Link appearance="button" size="sm" href="/credits">
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
      attribution={gifAttribution(t, found.provider)}
      labels={gifPickerLabels(t, gifs.length)}
    />
  );
}
