import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { duration, easing, elevation } from '../theme/scales.ts';
import { fade } from './motion.css.ts';
import { states } from './states.ts';

/** What lies over the whole window while something modal is open. */
export const windowCover = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // Set by the modal: the part of the window that the on-screen keyboard leaves free.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: elevation.overlay,
  selectors: {
    [states.aria.entering]: { animation: `${fade} ${duration.base} ${easing.enter}` },
    [states.aria.exiting]: {
      animation: `${fade} ${duration.fast} ${easing.exit} reverse forwards`,
    },
  },
} as const satisfies StyleRule;

/** A sheet that floats above the page: a menu, a list of suggestions, a panel under its button. */
export const floatingSheet = {
  maxInlineSize: 'calc(100vw - 2rem)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
} as const satisfies StyleRule;
