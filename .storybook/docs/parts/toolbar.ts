import { useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyToPage } from '../../decorators/themes.tsx';
import { initialGlobals } from '../../globals.ts';
import type { Scheme } from '../../matrix.ts';

type Globals = Record<string, string>;

const hear = (told: () => void): (() => void) => {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, told);
  return () => channel.off(GLOBALS_UPDATED, told);
};

const read = (): Globals => {
  const channel = addons.getChannel();
  const told = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as
    | [{ globals: Globals }]
    | undefined;
  return told?.[0].globals ?? initialGlobals;
};

/** Brand and scheme of the toolbar on a page without stories, which no decorator dresses. One of each: several at once are for stories. */
export const useToolbar = (): { brand: string; scheme: Scheme } => {
  const globals = useSyncExternalStore(hear, read);
  useEffect(() => applyToPage(globals), [globals]);
  const { brand = 'general', scheme } = globals;
  return {
    brand: brand === 'all' ? 'general' : brand,
    scheme: scheme === 'dark' ? 'dark' : 'light',
  };
};
