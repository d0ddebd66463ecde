import { formatsOf, type Formats } from './format.ts';
import { useTexts } from './TextsProvider.tsx';

/** Formats of days that the server counts: in UTC, whatever the reader's clock says. */
export const useDayFormats = (): Formats => formatsOf(useTexts().language, 'UTC');
