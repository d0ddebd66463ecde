import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ProblemError } from '@velours/api-client';
import { createListeners } from '../app/loading/actor-handle.ts';
import { useLocalFormats } from '../app/i18n/use-formats.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { host } from './host.ts';

/** When the document was kept that the worker has shown for want of a connection (worker/pages.ts); null where it came from the server. */
function keptAt(): number | null {
  const [document] = performance.getEntriesByType('navigation');
  const timings = (document as PerformanceNavigationTiming | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'kept')?.duration ?? null;
}

/** Until what could not be read is asked for again. */
const AGAIN_MS = 5_000;

let asOf: number | null | undefined;
const { tell, listen } = createListeners();

/** From when the page is, where it may be of before, in milliseconds since 1970; null while it is kept up to date. */
export const readAsOf = (): number | null => (asOf === undefined ? (asOf = keptAt()) : asOf);
function change(next: number | null): void {
  asOf = next;
  tell();
}

export const useAsOf = (): number | null => useSyncExternalStore(listen, readAsOf, () => null);

/** The same in words. Prices and credits are of then, too. */
export function useAsOfText(): string | undefined {
  const t = useTranslate();
  const formats = useLocalFormats();
  const moment = useAsOf();
  if (moment === null) return undefined;
  return t(($) => $.common.states.asOf, {
    date: formats.date(moment),
    time: formats.time(moment),
  });
}

/** Tells the page from when it is, and has it read again once there is a connection. */
export function followConnection(client: QueryClient, signal: AbortSignal): void {
  let isReading = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const catchUp = async (): Promise<void> => {
    if (readAsOf() === null || isReading || host.liveRefresh.getSnapshot() !== null) return;
    isReading = true;
    clearTimeout(again);
    // What was only cut off is read again by the rules of refresh.
    const error = keptAt() === null ? null : await readAgain(client);
    isReading = false;
    if (signal.aborted) return;
    // The stream may stand by now and have nothing more to say.
    if (isUnread(error)) again = setTimeout(() => void catchUp(), AGAIN_MS);
    else if (navigator.onLine) change(null);
  };
  if (!navigator.onLine) change(readAsOf() ?? Date.now());
  addEventListener('offline', () => change(readAsOf() ?? Date.now()), { signal });
  const stop = host.liveRefresh.subscribe(() => void catchUp());
  signal.addEventListener('abort', () => {
    stop();
    clearTimeout(again);
  });
}

/** Whether the server has said nothing: a refusal is its word of now. */
const isUnread = (error: unknown): boolean =>
  error !== null && !(error instanceof ProblemError && error.status < 500);

/** Answers with what went wrong; null where all was read. */
const readAgain = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({}, { throwOnError: true }).then(
    () => null,
    (error: unknown) => error,
  );
