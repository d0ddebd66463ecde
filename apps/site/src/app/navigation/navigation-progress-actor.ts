import { createActor } from 'xstate';
import {
  navigationProgressMachine,
  selectProgress,
  type NavigationProgressState,
} from '@velours/machines/navigationProgress';

export interface NavigationProgressActor {
  /** A page is on its way, or is not any more. */
  send: (isLoading: boolean) => void;
  subscribe: (onChange: () => void) => () => void;
  state: () => NavigationProgressState;
  stop: () => void;
}

/** Runs the statechart of the progress bar. */
export function startNavigationProgress(): NavigationProgressActor {
  const actor = createActor(navigationProgressMachine).start();
  return {
    send: (isLoading) => actor.send({ type: isLoading ? 'START' : 'FINISH' }),
    subscribe: (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    state: () => selectProgress(actor.getSnapshot()),
    stop: () => actor.stop(),
  };
}
