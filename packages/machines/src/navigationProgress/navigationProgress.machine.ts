import { setup } from 'xstate';
import {
  PROGRESS_DURATION_MS,
  PROGRESS_FADE_MS,
  PROGRESS_THROTTLE_MS,
} from './navigationProgress.constants.ts';
import type { NavigationProgressEvent } from './navigationProgress.types.ts';

/**
 * The bar at the top while a page is on its way (spec sections 4 and 9): starts after 200 ms, runs for up to 5 s, fades for
 * 500 ms. It draws nothing itself and needs nothing given.
 */
export const navigationProgressMachine = setup({
  types: { events: {} as NavigationProgressEvent },
  delays: {
    throttle: PROGRESS_THROTTLE_MS,
    duration: PROGRESS_DURATION_MS,
    fade: PROGRESS_FADE_MS,
  },
}).createMachine({
  id: 'navigationProgress',
  initial: 'idle',
  states: {
    idle: { on: { START: 'throttled' } },
    throttled: {
      after: { throttle: 'running' },
      on: { FINISH: 'idle' },
    },
    running: {
      initial: 'advancing',
      on: { FINISH: 'finishing' },
      states: {
        advancing: { after: { duration: 'still' } },
        // The bar has nowhere to go, and the page is still on its way.
        still: {},
      },
    },
    finishing: {
      after: { fade: 'idle' },
      on: { START: 'throttled' },
    },
  },
});
