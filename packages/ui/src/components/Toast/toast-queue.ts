import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastMessage } from './Toast.types.ts';

/** How long one is shown at the least, in milliseconds: time to read it slowly. Pointer and focus stop the clock. */
const leastTimeout = 6_000;

/** A reader takes in about 15 characters in a second. */
const perCharacter = 65;

/** As long as that where something can be done about it. */
const leastTimeoutOfAction = 20_000;

/** How long a message is shown, in milliseconds: 0 for good, where something went wrong. */
export const timeoutOf = ({ tone, title, text = '', action }: ToastMessage): number =>
  tone === 'danger'
    ? 0
    : Math.max(
        action === undefined ? leastTimeout : leastTimeoutOfAction,
        (title.length + text.length) * perCharacter,
      );

export type ToastQueueOf = ToastQueue<ToastMessage>;

/** The messages that are shown and wait to be, the newest before those it came over. One for the whole application. */
export const createToastQueue = (maxVisibleToasts = 1): ToastQueueOf =>
  new ToastQueue({ maxVisibleToasts });

/** Shows a message; gives back what takes it away again. */
export const showToast = (queue: ToastQueueOf, message: ToastMessage): (() => void) => {
  const timeout = timeoutOf(message);
  const key = queue.add(message, timeout === 0 ? {} : { timeout });
  return () => queue.close(key);
};
