import type { ReactNode } from 'react';
import type { chatRemovalMachine } from '@velours/machines/chatRemoval';
import { Banner } from '@velours/ui/components/Banner';
import type { SnapshotFrom } from 'xstate';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { chatRemovalProps } from './chat-removal.ts';
import { removalPort } from './removal-port.ts';

/** The chat that could not be removed, and why; its code comes with the first removal. */
export function ChatRemovalAlert(props: {
  snapshot: SnapshotFrom<typeof chatRemovalMachine>;
}): ReactNode {
  const t = useTranslate();
  const alert = chatRemovalProps(props.snapshot, { t, send: removalPort.send });
  return alert && <Banner {...alert} />;
}
