import type { ReactNode } from 'react';
import {
  selectFailures,
  type ChatRemovalEvent,
  type chatRemovalMachine,
} from '@velours/machines/chatRemoval';
import { Banner, type BannerProps } from '@velours/ui/components/Banner';
import type { SnapshotFrom } from 'xstate';
import { failureText } from '../../app/errors/problem-text.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { host } from '../host.ts';

type Snapshot = SnapshotFrom<typeof chatRemovalMachine>;

/** The chat that could not be removed, and why; its code comes with the first removal. */
export function ChatRemovalAlert(props: { snapshot: Snapshot }): ReactNode {
  const t = useTranslate();
  const alert = chatRemovalProps(props.snapshot, { t, send: host.removal.send });
  return alert && <Banner {...alert} />;
}

interface ChatRemovalFacts {
  t: Translate;
  send: (event: ChatRemovalEvent) => void;
}

/** The alert about the chat that could not be removed (spec section 8), the newest where there are several; null where none is. */
export function chatRemovalProps(
  snapshot: Snapshot,
  { t, send }: ChatRemovalFacts,
): BannerProps | null {
  const newest = selectFailures(snapshot).at(-1);
  if (!newest) return null;
  const { conversationId, failure } = newest;
  return {
    layout: 'strip',
    tone: 'danger',
    announce: 'alert',
    children: t(($) => $.chat.remove.failed, { reason: failureText(t, failure) }),
    onDismiss: () => send({ type: 'DISMISS', conversationId }),
    dismissLabel: t(($) => $.common.actions.dismiss),
  };
}
