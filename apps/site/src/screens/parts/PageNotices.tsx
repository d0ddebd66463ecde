import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { noticeStore, useNotices } from '../../wiring/notices.ts';

/** What went wrong beside the page's own flow, said at once. */
export function PageNotices(): ReactNode {
  const t = useTranslate();
  return useNotices().map(({ id, text }) => (
    <Banner
      key={id}
      tone="danger"
      announce="alert"
      onDismiss={() => noticeStore.dismiss(id)}
      dismissLabel={t(($) => $.common.actions.dismiss)}
    >
      {text}
    </Banner>
  ));
}
