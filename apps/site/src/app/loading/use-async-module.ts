import { useEffect, useState } from 'react';
import { orOffline } from '../data/browser-loader.ts';
import { toastStore } from '../document/toasts.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { loadWhenOnline } from './chunk-reload.ts';

/** What has come, by the function that asked for it. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of the page that is fetched when it is wanted, put into state when it is there. Not `React.lazy`: React would
 * hold its fallback for 300 ms.
 * @param load - Always the same function where the part stands in the page's own place: it is there at once then, when one comes back.
 * @param drop - Takes back the wish of who has pressed for it, where nobody answers: that is said, and nothing opens later. @default the wish
 * stands until it can be met
 */
export function useAsyncModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  drop?: () => void,
): Module | undefined {
  const t = useTranslate();
  const [loaded, setLoaded] = useState(() => there.get(load) as Module | undefined);

  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isStillWanted = true;
    const wait = (drop ? orOffline(loadWhenOnline(load, false)) : loadWhenOnline(load)).then(
      (module) => {
        there.set(load, module);
        return isStillWanted && setLoaded(() => module);
      },
      // A failed chunk is the reload guard's affair (chunk-reload.ts).
      () => {
        if (!drop || !isStillWanted) return;
        drop();
        toastStore.show({ tone: 'warning', title: t(($) => $.errors.network) });
      },
    );
    void wait;
    return () => {
      isStillWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the import is the same at each render
  }, [isWanted, loaded]);

  return loaded;
}
