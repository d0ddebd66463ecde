import { useEffect } from 'react';
import { usePort } from '../page-port.ts';
import { pushPort } from './push-port.ts';

/** Push of this browser; undefined until its statechart is there, which is fetched where push is `wanted`. */
export function usePush(isWanted = true) {
  useEffect(() => {
    if (isWanted) pushPort.want();
  }, [isWanted]);
  return { snapshot: usePort(pushPort).snapshot, send: pushPort.send };
}
