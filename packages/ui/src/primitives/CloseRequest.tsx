import { useContext, useEffect, useEffectEvent } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';

/** WHATWG HTML section 6.9, "Close requests and close watchers"; TypeScript has no type for it yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Lets the device's own way to close close the overlay it stands in: on Android the Back button or gesture, which would leave
 * the page otherwise. Escape is React Aria's. Where the browser has no close requests nothing changes.
 *
 * While `isIgnored` the request is taken and nothing happens, as with Escape.
 */
export const CloseRequest = ({ isIgnored = false }: { isIgnored?: boolean }): null => {
  const overlay = useContext(OverlayTriggerStateContext);
  const onClose = useEffectEvent(() => {
    if (!isIgnored) overlay?.close();
  });
  useEffect(() => {
    if (!('CloseWatcher' in globalThis)) return;
    let watcher: CloseWatcher;
    // A watcher hears one request only; an overlay may outlive it.
    const watch = (): void => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watch();
        onClose();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
  return null;
};
