import { useEffect, type ReactNode } from 'react';
import { createToastQueue, showToast, Toasts as ToastRegion } from '@velours/ui/components/Toast';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { toastStore } from './toasts.ts';

/** One for the whole site: it outlives the pages. */
const queue = createToastQueue();

/** Where the site says what was done. Loaded with the first message. */
export function Toasts(): ReactNode {
  const t = useTranslate();
  useEffect(() => {
    const showAll = (): void => {
      for (const message of toastStore.take()) showToast(queue, message);
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
