import { cdp } from 'vitest/browser';
import { checkPage } from './axeRules.ts';
import { checkConsole } from './consoleErrors.ts';
import { checkLanguages } from './languages.ts';
import { checkLayout, layOutAll, sizesTold } from './layout.ts';
import { isInEveryLanguage, isMeasured, type Judged } from './measured.ts';
import { checkPreferences, type Features } from './preferences.ts';

/** Tells the browser what a reader may have set in the system. */
export const emulate = async (features: Features): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
};

/** Every check that a story, drawn and played, has to pass (decision 10). */
export const judge = async (story: Judged): Promise<void> => {
  checkConsole();
  await sizesTold();
  const texts = await checkPage();
  if (!isMeasured(story, texts)) return;
  await checkPreferences(emulate);
  const restore = layOutAll();
  try {
    await checkLayout();
    if (isInEveryLanguage(story)) await checkLanguages();
  } finally {
    restore();
  }
};
