import { useEffect } from 'react';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';

/** Push of this browser; undefined until its statechart is there, which is fetched where push is `wanted`. */
export function usePush(isWanted = true) {
  useEffect(() => {
    if (isWanted) host.push.want();
  }, [isWanted]);
  return { snapshot: useSnapshot(host.push), send: host.push.send };
}
