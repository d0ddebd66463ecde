import { createActor } from 'xstate';
import {
  navigationProgressMachine,
  selectProgress,
  type NavigationProgressState,
} from '@velours/machines/navigationProgress';
import { focusArrivedPage } from './arrival-focus.ts';

export interface NavigationProgressActor {
  /** A page is on its way, or is not any more; the path is that of the page which is there. */
  send: (isLoading: boolean, pathname: string) => void;
  subscribe: (onChange: () => void) => () => void;
  state: () => NavigationProgressState;
  stop: () => void;
}

/**
 * Runs the statechart of the progress bar, and gives the focus to each page that has come.
 * @param pathname of the page that is there until the first comes
 */
export function startNavigationProgress(pathname: string): NavigationProgressActor {
  const actor = createActor(navigationProgressMachine).start();
  let shown = pathname;
  return {
    send: (isLoading, current) => {
      actor.send({ type: isLoading ? 'START' : 'FINISH' });
      // The page's own effects come first: what took the focus by itself keeps it.
      if (current !== shown) setTimeout(focusArrivedPage);
      shown = current;
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    state: () => selectProgress(actor.getSnapshot()),
    stop: () => actor.stop(),
  };
}
