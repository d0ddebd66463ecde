import type { ReactNode } from 'react';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { noticeStore } from '../app/document/notices.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { readDismissal, storeDismissal } from '../app/data/local-storage.ts';

/** The browser's offer to install the site, where it makes one (`beforeinstallprompt`). */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** A newer worker waits: it takes over when the member says so, never while they write. */
export function offerUpdate(take: () => void): void {
  noticeStore.show((dismiss) => <AppNotice about="update" onTake={take} onDone={dismiss} />);
}

/** Offered once: whatever the answer is, it is not asked again. */
export function offerInstall(prompt: InstallPrompt): void {
  if (readDismissal('install') !== null) return;
  noticeStore.show((dismiss) => {
    const done = (): void => {
      storeDismissal('install', Date.now());
      dismiss();
    };
    return <AppNotice about="install" onTake={() => void prompt.prompt()} onDone={done} />;
  });
}

function AppNotice(props: {
  about: 'update' | 'install';
  onTake: () => void;
  onDone: () => void;
}): ReactNode {
  const t = useTranslate();
  const { about, onTake, onDone } = props;
  return (
    <NewsStrip
      action={t(($) => $.common.app[about === 'update' ? 'updateNow' : 'installNow'])}
      onAct={onTake}
      onDone={onDone}
    >
      {t(($) => $.common.app[about])}
    </NewsStrip>
  );
}

/** News above the page, in one line, with one thing to do about it: done or dismissed it is gone. */
export function NewsStrip(props: {
  action: string;
  onAct: () => void;
  onDone: () => void;
  children: ReactNode;
}): ReactNode {
  const t = useTranslate();
  const { action, onAct, onDone } = props;
  const act = (): void => {
    onDone();
    onAct();
  };
  return (
    <Banner
      layout="strip"
      tone="info"
      announce="status"
      onDismiss={onDone}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={<StripAction onPress={act}>{action}</StripAction>}
    >
      {props.children}
    </Banner>
  );
}
