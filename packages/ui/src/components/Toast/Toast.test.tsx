import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toastMaxWidth } from '../../theme/scales.ts';
import { Toasts } from './Toast.tsx';
import { createToastQueue, showToast, timeoutOf } from './toast-queue.ts';

describe('Toast', () => {
  test('a message is shown long enough to be read slowly', () => {
    expect(timeoutOf({ title: 'Saved' })).toBe(6_000);
    expect(timeoutOf({ title: 'Saved', text: 'x'.repeat(195) })).toBe(13_000);
  });

  test('what can be taken back is offered for 20 seconds at least', () => {
    expect(timeoutOf({ title: 'Removed', action: { label: 'Undo', onPress: () => {} } })).toBe(
      20_000,
    );
  });

  test('what went wrong stays until it is closed', () => {
    expect(timeoutOf({ tone: 'danger', title: 'Not saved' })).toBe(0);
  });

  test('one is shown at a time, the newest; those before it come back as it is taken away', () => {
    const queue = createToastQueue();
    const remove = [1, 2, 3, 4].map((index) =>
      showToast(queue, { tone: 'danger', title: `Message ${index}` }),
    );
    expect(queue.visibleToasts.map(({ content }) => content.title)).toEqual(['Message 4']);
    remove[3]?.();
    expect(queue.visibleToasts.map(({ content }) => content.title)).toEqual(['Message 3']);
    for (const one of remove) one();
    expect(queue.visibleToasts).toHaveLength(0);
  });

  test('toasts are at most 350 px wide (spec section 9)', () => {
    expect(toastMaxWidth).toBe('350px');
  });

  test('the server draws none', () => {
    expect(
      renderToStaticMarkup(
        <Toasts queue={createToastQueue()} labels={{ region: 'Messages', close: 'Close' }} />,
      ),
    ).toBe('');
  });
});
