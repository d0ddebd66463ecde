import { useMemo, useState, type ReactNode } from 'react';
import { selectState, type PushEvent, type PushState } from '@velours/machines/push';
import { PushOptIn } from '@velours/ui/blocks/PushOptIn';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';
import { useAsOf } from '../kept-page.ts';
import { pushProps, usePush } from './push.ts';
import { alertFacts, useAlert } from '../alerts/alert.tsx';

/** States in which there is something to opt in to (the alert's `canOptIn`). */
const OPEN: readonly PushState[] = ['prompt', 'subscribing', 'failed', 'expired'];

/**
 * The opt-in for push as an alert: it can be dismissed, and after a press it says what came of it. Without a connection that is what
 * is said, and the offer waits.
 * @public read by ConversationScreen off the module it loads
 */
export function PushAlert(): ReactNode {
  const user = useUser();
  const t = useTranslate();
  const push = usePush();
  const canOptIn = push.snapshot !== undefined && OPEN.includes(selectState(push.snapshot));
  const facts = useMemo(() => alertFacts(user, canOptIn), [user, canOptIn]);
  const alert = useAlert('push', facts);
  const [isAnswerAwaited, setAnswerAwaited] = useState(false);
  const isOffline = useSnapshot(host.liveRefresh) === 'offline';
  const isOfBefore = useAsOf() !== null;

  if (isOffline || isOfBefore || !push.snapshot) return null;
  if (!alert.isShown && !isAnswerAwaited) return null;
  const props = pushProps(push.snapshot, {
    t,
    send(event: PushEvent) {
      setAnswerAwaited(true);
      push.send(event);
    },
    onDismiss() {
      setAnswerAwaited(false);
      alert.dismiss();
    },
  });
  return (
    props && (
      <Container width="md" hasRoomAbove>
        <PushOptIn {...props} />
      </Container>
    )
  );
}
