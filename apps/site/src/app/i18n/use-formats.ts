import { useMemo } from 'react';
import { useIsServed } from '../loading/parts.tsx';
import { formatsOf, type Formats, type ZonedFormats } from './format.ts';
import { useTexts } from './TextsProvider.tsx';

/** Formats of the page's language. */
export const useFormats = (): Formats => useTexts().formats;

function useZone(timeZone: string | undefined): ZonedFormats {
  const { language } = useTexts();
  return useMemo(() => formatsOf(language, timeZone), [language, timeZone]);
}

/** Formats in the reader's time zone. The server does not know it: the first render in the browser repeats the server's. */
export const useLocalFormats = (): ZonedFormats => useZone(useIsServed() ? 'UTC' : undefined);

/** Formats of days that the server counts: in UTC, whatever the reader's clock says. */
export const useDayFormats = (): ZonedFormats => useZone('UTC');
