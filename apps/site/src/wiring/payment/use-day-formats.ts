import { formatsOf, type Formats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/TextsProvider.tsx';

/** Formats of days that the server counts: in UTC, whatever the reader's clock says. */
export const useDayFormats = (): Formats => formatsOf(useTexts().language, 'UTC');
