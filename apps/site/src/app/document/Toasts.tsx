import { useEffect, type ReactNode } from 'react';
import {
  createToastQueue,
  showToast,
  type ToastMessage,
  Toasts as ToastRegion,
} from '@velours/ui/components/Toast';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { toastStore, type Undoable } from './toasts.ts';

/** One for the whole site: it outlives the pages. */
const queue = createToastQueue();

/** How long a message may have waited for this to be fetched, in ms. */
const FRESH_MS = 15_000;

/** Where the site says what was done. Loaded with the first message. */
export function Toasts(): ReactNode {
  const t = useTranslate();
  useEffect(() => {
    const showAll = (): void => {
      for (const { at, ...message } of toastStore.take()) {
        if (Date.now() - at > FRESH_MS) continue;
        showToast(queue, 'takeBack' in message ? withUndo(message) : message);
      }
    };
    showAll();
    const stop = toastStore.subscribe(showAll);
    return () => {
      stop();
      queue.clear();
    };
  }, []);
  return (
    <ToastRegion
      queue={queue}
      labels={{
        region: t(($) => $.common.nav.notices),
        close: t(($) => $.common.actions.dismiss),
      }}
    />
  );
}

function withUndo({ done, undo, name, takeBack, undone, failed }: Undoable): ToastMessage {
  async function goBack(): Promise<void> {
    // The button that was pressed goes with its toast.
    document.querySelector('h1')?.focus();
    try {
      await takeBack();
      if (undone !== undefined) toastStore.show({ tone: 'success', title: undone });
    } catch (error) {
      toastStore.show({ tone: 'danger', title: failed(error), action });
    }
  }
  const action = {
    label: undo,
    name: name && `${undo}: ${name}`,
    onPress: () => void goBack(),
  };
  return { title: done, action };
}
