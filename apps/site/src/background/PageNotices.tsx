import { Fragment, type ReactNode } from 'react';
import { useSnapshot } from '../app/loading/actor-handle.ts';
import { host } from './host.ts';
import { useNotices } from '../app/document/notices.ts';
import { useAsyncModule } from '../app/loading/use-async-module.ts';

/** What has come beside the page's own flow, said at once. */
export function PageNotices(): ReactNode {
  const notices = useNotices();
  const removal = useSnapshot(host.removal);
  const alert = useAsyncModule(
    () => import('./chat-removal/ChatRemovalAlert.tsx'),
    removal !== undefined,
  );
  return (
    <>
      {removal && alert && <alert.ChatRemovalAlert snapshot={removal} />}
      {notices.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
    </>
  );
}
