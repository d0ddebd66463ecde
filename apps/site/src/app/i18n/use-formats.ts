import { useSyncExternalStore } from 'react';
import { formatsOf, type Formats } from './format.ts';
import { useTexts } from './TextsProvider.tsx';

const subscribe = (): (() => void) => () => undefined;
const readZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The server does not know the reader's zone; the first render in the browser repeats the server's. */
const readServerZone = (): string => 'UTC';

/** Formats of the page's language in the reader's time zone. */
export function useFormats(): Formats {
  const { language } = useTexts();
  return formatsOf(language, useSyncExternalStore(subscribe, readZone, readServerZone));
}
