import type { ReactNode } from 'react';
import type { chatRemovalMachine } from '@velours/machines/chatRemoval';
import { Banner } from '@velours/ui/components/Banner';
import type { SnapshotFrom } from 'xstate';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { host } from '../host.ts';
import { chatRemovalProps } from './chat-removal.ts';

/** The chat that could not be removed, and why; its code comes with the first removal. */
export function ChatRemovalAlert(props: {
  snapshot: SnapshotFrom<typeof chatRemovalMachine>;
}): ReactNode {
  const t = useTranslate();
  const alert = chatRemovalProps(props.snapshot, { t, send: host.removal.send });
  return alert && <Banner {...alert} />;
}
