import { useState } from 'react';
import { RefreshIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { icon, pill, region } from './ConnectionNotice.css.ts';
import type { ConnectionNoticeProps } from './ConnectionNotice.types.ts';

/**
 * Whether messages arrive at once. Silent while they do; says so when they do not, and once more when they do again. The live
 * region is always there, since a reader hears only what changes in one it knows.
 */
export const ConnectionNotice = ({ state, labels }: ConnectionNoticeProps) => {
  const [wasLost, setWasLost] = useState(state !== 'connected');
  if (state !== 'connected' && !wasLost) setWasLost(true);
  return (
    <div className={region} role="status">
      {state === 'reconnecting' ? (
        <span className={pill}>
          <span className={icon}>
            <RefreshIcon size="sm" />
          </span>
          {labels.reconnecting}
        </span>
      ) : null}
      {state === 'connected' && wasLost ? (
        <VisuallyHidden>{labels.connected}</VisuallyHidden>
      ) : null}
    </div>
  );
};
