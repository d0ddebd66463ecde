import { OfflineIcon } from '../../primitives/Icon/index.ts';
import { body, icon, notice, text, title } from './OfflineNotice.css.ts';
import type { OfflineNoticeProps } from './OfflineNotice.types.ts';

/**
 * The device has no network, and what still works. The live region is always there and takes no room while online, since a
 * reader hears only what changes in one it knows.
 */
export const OfflineNotice = ({ isOffline, labels }: OfflineNoticeProps) => (
  <div role="status">
    {isOffline ? (
      <div className={notice}>
        <span className={icon}>
          <OfflineIcon />
        </span>
        <p className={body}>
          <span className={title}>{labels.title}</span> <span className={text}>{labels.text}</span>
        </p>
      </div>
    ) : null}
  </div>
);
