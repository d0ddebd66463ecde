import { createStore, type RunningActor } from '../app/loading/actor-handle.ts';

/** Where what is typed or chosen by keys goes: a key that went elsewhere would be lost. */
const FIELD = [
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=file])',
  'textarea,select,[contenteditable],[role=listbox],[role=menu]',
].join();

/** What stands over the page. React Aria calls a toast an `alertdialog` too, one that is not modal. */
const OVER_PAGE = '[role=dialog],[role=alertdialog]:not([aria-modal=false]),dialog[open]';

/** So long after a field was left the next may be reached, in ms; as often it is asked whether what stood over the page is gone. */
const PAUSE_MS = 2_000;

/** Whether somebody types, or has something before them that stands over the page. */
export const hasHandsFull = (): boolean =>
  Boolean(document.activeElement?.closest(FIELD) ?? document.querySelector(OVER_PAGE));

/** Follows whether the member is busy (`host.busy`): at once where they are, a pause later where they are no more. */
export function startBusy(signal: AbortSignal): RunningActor<boolean, never> {
  const isBusy = createStore(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(isPauseOver: boolean): void {
    clearTimeout(timer);
    const isNow = hasHandsFull();
    if (isNow !== isBusy.getSnapshot() && (isNow || isPauseOver)) isBusy.set(isNow);
    if (isBusy.getSnapshot()) timer = setTimeout(look, PAUSE_MS, true);
  }
  const onFocus = (): void => look(false);
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onFocus, { signal });
  onFocus();

  return {
    getSnapshot: isBusy.getSnapshot,
    subscribe: isBusy.subscribe,
    send: () => undefined,
    stop: () => clearTimeout(timer),
  };
}
