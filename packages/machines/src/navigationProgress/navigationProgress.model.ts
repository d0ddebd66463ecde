import { defineModel } from '../testing/types.ts';
import {
  PROGRESS_DURATION_MS,
  PROGRESS_FADE_MS,
  PROGRESS_THROTTLE_MS,
  navigationProgressMachine,
  selectIsStill,
  selectProgress,
} from './navigationProgress.machine.ts';

/** How navigationProgress is walked. */
export const navigationProgressModel = defineModel({
  machine: navigationProgressMachine,
  scenarios: [
    {
      name: 'navigation',
      input: () => undefined as never,
      events: [{ type: 'START' }, { type: 'FINISH' }],
      waits: [PROGRESS_THROTTLE_MS, PROGRESS_DURATION_MS, PROGRESS_FADE_MS],
    },
  ],
  view: (snapshot) => {
    const progress = selectProgress(snapshot);
    if (progress === 'idle') return null;
    return selectIsStill(snapshot) ? 'still' : progress;
  },
  invariants: () => {
    let isUnderWay = false;
    let startedAt = 0;
    let finishedAt = 0;
    let shownAt = 0;
    return {
      'the bar runs only while a page is on its way': ({ snapshot, step, elapsed }) => {
        if (step.kind === 'event' && step.event.type === 'START' && !isUnderWay) {
          isUnderWay = true;
          startedAt = elapsed;
        }
        if (step.kind === 'event' && step.event.type === 'FINISH' && isUnderWay) {
          isUnderWay = false;
          finishedAt = elapsed;
        }
        return selectProgress(snapshot) !== 'running' || isUnderWay;
      },
      'it shows nothing of a page in its first 200 ms': ({ snapshot, elapsed }) =>
        selectProgress(snapshot) !== 'running' || elapsed - startedAt >= PROGRESS_THROTTLE_MS,
      'it runs from 200 ms on for as long as the page takes': ({ snapshot, elapsed }) =>
        !isUnderWay ||
        elapsed - startedAt < PROGRESS_THROTTLE_MS ||
        selectProgress(snapshot) === 'running',
      'it stands still only after 5 s of running': ({ before, snapshot, elapsed }) => {
        if (selectProgress(snapshot) !== 'running') return true;
        if (before === undefined || selectProgress(before) !== 'running') {
          shownAt = startedAt + PROGRESS_THROTTLE_MS;
        }
        return selectIsStill(snapshot) === elapsed - shownAt >= PROGRESS_DURATION_MS;
      },
      'the fade takes no longer than 500 ms': ({ snapshot, elapsed }) =>
        selectProgress(snapshot) !== 'finishing' || elapsed - finishedAt < PROGRESS_FADE_MS,
      'the fade follows a bar that was shown': ({ before, snapshot }) =>
        selectProgress(snapshot) !== 'finishing' ||
        before === undefined ||
        selectProgress(before) !== 'idle',
    };
  },
});
