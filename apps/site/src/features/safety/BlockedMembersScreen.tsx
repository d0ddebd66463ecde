import { useMutation, useQuery, useQueryClient, type Mutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Avatar } from '@velours/ui/components/Avatar';
import { toastStore } from '../../app/document/toasts.ts';
import { Button } from '@velours/ui/components/Button';
import { Card } from '@velours/ui/components/Card';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { KindBadge } from '@velours/ui/components/KindBadge';
import { Inline } from '@velours/ui/primitives/Inline';
import { BlockIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { blocksQuery } from './safety.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { kindLabel } from '../../app/data/member-card.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { refreshAfterBlock, unblock, type Blockable } from './block.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { SafetyPage } from './SafetyPage.tsx';

const KEY = ['unblock'];

/** Whom the member has blocked, and the way back (P09). */
export function BlockedMembersScreen(): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const api = useApi();
  const client = useQueryClient();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const { data: found = [] } = useQuery(blocksQuery(api));
  // Who has left has no name any more.
  const blocks = found.map((block) => ({
    ...block,
    name: block.name || t(($) => $.safety.blocks.deletedMember),
  }));
  const free = useMutation({
    mutationKey: KEY,
    mutationFn: ({ id }: Blockable) => unblock(api, id),
    onSuccess: async (_nothing, { name }) => {
      toastStore.show({ tone: 'success', title: t(($) => $.safety.block.undone, { name }) });
      await refreshAfterBlock(client);
      // The row went with its button.
      document.querySelector('h1')?.focus();
    },
    onError: (error) => toastStore.show({ tone: 'danger', title: errorText(t, error) }),
  });
  // Pressed twice it is done once, also before the page knows that it is on its way.
  const freeOnce = (member: Blockable): void => {
    const isThis = ({ state }: Mutation): boolean =>
      (state.variables as Blockable).id === member.id;
    if (client.isMutating({ mutationKey: KEY, predicate: isThis }) === 0) free.mutate(member);
  };
  return (
    <SafetyPage page="blocks">
      {blocks.length === 0 ? (
        <EmptyState icon={<BlockIcon size="xl" />} title={t(($) => $.safety.blocks.emptyTitle)}>
          {t(($) => $.safety.blocks.emptyText)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="sm">
          {blocks.map(({ id, name, kind, thumb_filename: thumb, blocked_at: at }) => (
            <Card as="li" key={id} padding="sm">
              <Inline gap="md" justify="space-between">
                <Inline gap="sm" isWrapping={false}>
                  <Avatar src={thumb === null ? null : `${cdnPrefix}${thumb}`} />
                  <Stack gap="xxs">
                    <Text weight="semibold">{name}</Text>
                    <KindBadge kind={kind} label={kindLabel(t, kind) ?? ''} />
                    <Text size="sm" tone="muted">
                      {t(($) => $.safety.blocks.since, { date: formats.date(at) })}
                    </Text>
                  </Stack>
                </Inline>
                <Button
                  variant="outline"
                  tone="neutral"
                  size="sm"
                  aria-label={t(($) => $.safety.blocks.unblockFor, { name })}
                  isPending={free.isPending && free.variables.id === id}
                  pendingLabel={t(($) => $.safety.blocks.unblocking)}
                  onPress={() => freeOnce({ id, name })}
                >
                  {t(($) => $.safety.blocks.unblock)}
                </Button>
              </Inline>
            </Card>
          ))}
        </Stack>
      )}
    </SafetyPage>
  );
}
