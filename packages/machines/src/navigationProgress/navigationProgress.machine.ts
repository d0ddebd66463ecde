import { setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';

/** The bar starts after so many ms: a quick page shows none (spec sections 4 and 9). */
export const PROGRESS_THROTTLE_MS = 200;

/** It runs for up to so many ms, then stands still near its end. */
export const PROGRESS_DURATION_MS = 5_000;

/** After the end it fades for so many ms. */
export const PROGRESS_FADE_MS = 500;

export type NavigationProgressEvent =
  /** A page is on its way. */
  | { readonly type: 'START' }
  /** It has come, failed, or is not wanted any more. */
  | { readonly type: 'FINISH' };

/** What the bar shows. `finishing` is the fade. */
export type NavigationProgressState = 'idle' | 'running' | 'finishing';

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

type Snapshot = SnapshotFrom<typeof navigationProgressMachine>;

/** What the bar shows. */
export const selectProgress = (snapshot: Snapshot): NavigationProgressState => {
  if (snapshot.matches('running')) return 'running';
  return snapshot.matches('finishing') ? 'finishing' : 'idle';
};

/** Whether the bar stands still near its end, its 5 s being over. */
export const selectIsStill = (snapshot: Snapshot): boolean =>
  snapshot.matches({ running: 'still' });
