import { describe, expect, test } from 'vitest';
import { proveMachine, startTestActor } from '../testing/index.ts';
import {
  navigationProgressMachine,
  selectIsStill,
  selectProgress,
} from './navigationProgress.machine.ts';
import { navigationProgressModel } from './navigationProgress.model.ts';

const start = () => startTestActor(navigationProgressMachine, () => undefined as never);

describe('navigationProgress', () => {
  test('[V14] starts after a 200 ms throttle, not before', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(199);
    expect(selectProgress(bar.snapshot())).toBe('idle');
    bar.wait(1);
    expect(selectProgress(bar.snapshot())).toBe('running');
  });

  test('[V14] a page that comes within 200 ms shows no bar', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(199);
    bar.send({ type: 'FINISH' });
    bar.wait(10_000);
    expect(selectProgress(bar.snapshot())).toBe('idle');
  });

  test('[V14] runs for up to 5 s, then stands still until the page has come', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(5_199);
    expect(selectIsStill(bar.snapshot())).toBe(false);
    bar.wait(1);
    expect(selectIsStill(bar.snapshot())).toBe(true);
    bar.wait(60_000);
    expect(selectProgress(bar.snapshot())).toBe('running');
  });

  test('[V14] fades for 500 ms after the end', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(1_000);
    bar.send({ type: 'FINISH' });
    bar.wait(499);
    expect(selectProgress(bar.snapshot())).toBe('finishing');
    bar.wait(1);
    expect(selectProgress(bar.snapshot())).toBe('idle');
  });

  test('[V14] a page asked for during the fade is throttled like any', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(1_000);
    bar.send({ type: 'FINISH' });
    bar.wait(100);
    bar.send({ type: 'START' });
    expect(selectProgress(bar.snapshot())).toBe('idle');
    bar.wait(200);
    expect(selectProgress(bar.snapshot())).toBe('running');
  });

  test('[V14] another page asked for on the way does not start the bar anew', () => {
    const bar = start();
    bar.send({ type: 'START' });
    bar.wait(150);
    bar.send({ type: 'START' });
    bar.wait(50);
    expect(selectProgress(bar.snapshot())).toBe('running');
  });
});

proveMachine(navigationProgressModel, {
  id: 'V14',
  docs: new URL('./navigationProgress.docs.md', import.meta.url),
  ways: new URL('./navigationProgress.ways.gen.json', import.meta.url),
});
