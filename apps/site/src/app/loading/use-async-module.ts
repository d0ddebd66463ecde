import { useEffect, useState } from 'react';
import { loadWhenOnline } from './chunk-reload.ts';

/**
 * A part of the page that is fetched when it is wanted, put into state when it is there. Not `React.lazy`: React would
 * hold its fallback for 300 ms.
 */
export function useAsyncModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();

  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isStillWanted = true;
    const wait = loadWhenOnline(load).then(
      (module) => isStillWanted && setLoaded(() => module),
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
