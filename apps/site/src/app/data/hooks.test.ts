import { expect, it } from 'vitest';
import { media } from '@velours/ui/theme/scales.ts';
import { DIALOG_MEDIA } from '../navigation/sign-up-dialog.ts';
import { WIDE } from './hooks.ts';

it('is as wide as the theme has it', () => {
  expect(media).toMatchObject(WIDE);
  expect(DIALOG_MEDIA).toBe(media.md);
});
