import { createActor } from 'xstate';
import {
  navigationProgressMachine,
  selectProgress,
  type NavigationProgressState,
} from '@velours/machines/navigationProgress';
import { focusArrivedPage } from './arrival-focus.ts';

export interface NavigationProgressActor {
  /** A page is on its way, or is not any more. */
  send: (isLoading: boolean) => void;
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
    send: (isLoading) => {
      actor.send({ type: isLoading ? 'START' : 'FINISH' });
      // The page's own effects come first: what took the focus by itself keeps it.
      if (location.pathname !== shown) setTimeout(focusArrivedPage);
      shown = location.pathname;
    },
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    state: () => selectProgress(actor.getSnapshot()),
    stop: () => actor.stop(),
  };
}
