import { createActor } from 'xstate';
import {
  navigationProgressMachine,
  selectProgress,
  type NavigationProgressState,
} from '@velours/machines/navigationProgress';
import { focusArrivedPage } from './arrival-focus.ts';

export { focusArrivedPage };

export interface NavigationProgressActor {
  /** A page is on its way, or is not any more; the page is the one that is there. */
  send: (isLoading: boolean, page: string) => void;
  subscribe: (onChange: () => void) => () => void;
  state: () => NavigationProgressState;
  stop: () => void;
}

/**
 * Runs the statechart of the progress bar, and gives the focus to each page that has come.
 * @param page - What tells the page that is there from others, until the first comes.
 */
export function startNavigationProgress(page: string): NavigationProgressActor {
  const actor = createActor(navigationProgressMachine).start();
  let shown = page;
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
