import {
  selectFailures,
  type ChatRemovalEvent,
  type chatRemovalMachine,
} from '@velours/machines/chatRemoval';
import type { BannerProps } from '@velours/ui/components/Banner';
import type { SnapshotFrom } from 'xstate';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureText } from '../../app/errors/problem-text.ts';

export interface ChatRemovalFacts {
  t: Translate;
  send: (event: ChatRemovalEvent) => void;
}

/** The alert about the chat that could not be removed (spec section 8), the newest where there are several; null where none is. */
export function chatRemovalProps(
  snapshot: SnapshotFrom<typeof chatRemovalMachine>,
  { t, send }: ChatRemovalFacts,
): BannerProps | null {
  const newest = selectFailures(snapshot).at(-1);
  if (!newest) return null;
  const { conversationId, failure } = newest;
  return {
    tone: 'danger',
    announce: 'alert',
    children: t(($) => $.chat.remove.failed, { reason: failureText(t, failure) }),
    onDismiss: () => send({ type: 'DISMISS', conversationId }),
    dismissLabel: t(($) => $.common.actions.dismiss),
  };
}
