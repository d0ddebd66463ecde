import { useEffect, useState } from 'react';
import { loadWhenOnline } from './chunk-reload.ts';

/** What has come, by the function that asked for it. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of the page that is fetched when it is wanted, put into state when it is there. Not `React.lazy`: React would
 * hold its fallback for 300 ms.
 * @param load - Always the same function where the part stands in the page's own place: it is there at once then, when one comes back.
 */
export function useAsyncModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState(() => there.get(load) as Module | undefined);

  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isStillWanted = true;
    const wait = loadWhenOnline(load).then(
      (module) => {
        there.set(load, module);
        return isStillWanted && setLoaded(() => module);
      },
      // A failed chunk is the reload guard's affair (chunk-reload.ts).
      () => undefined,
    );
    void wait;
    return () => {
      isStillWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the import is the same at each render
  }, [isWanted, loaded]);

  return loaded;
}
