import { Fragment, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { useSnapshot } from '../app/loading/actor-handle.ts';
import { host } from './host.ts';
import { noticeStore, useNotices } from '../app/document/notices.ts';
import { useAsyncModule } from '../app/loading/use-async-module.ts';

/** What went wrong beside the page's own flow, said at once. */
export function PageNotices(): ReactNode {
  const t = useTranslate();
  const notices = useNotices();
  const removal = useSnapshot(host.removal);
  const alert = useAsyncModule(
    () => import('./chat-removal/ChatRemovalAlert.tsx'),
    removal !== undefined,
  );
  return (
    <>
      {removal && alert && <alert.ChatRemovalAlert snapshot={removal} />}
      {notices.map(({ id, text, content }) =>
        content ? (
          <Fragment key={id}>{content}</Fragment>
        ) : (
          <Banner
            key={id}
            tone="danger"
            announce="alert"
            onDismiss={() => noticeStore.dismiss(id)}
            dismissLabel={t(($) => $.common.actions.dismiss)}
          >
            {text}
          </Banner>
        ),
      )}
    </>
  );
}
