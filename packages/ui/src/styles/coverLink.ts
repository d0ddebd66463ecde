import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scales.ts';
import { focusLine } from './focusRing.ts';
import { states } from './states.ts';

/**
 * The one link of a card or a list item, its area the whole of it: the parent must be positioned, and what is pressed by
 * itself must stand above. The focus line goes round the whole, inside, since the parent may cut what is outside it.
 */
export const coverLink: StyleRule = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    [states.focusVisible]: { outline: 'none' },
    '&:focus-visible::after, [data-force-state~="focus"] &::after': {
      ...focusLine,
      outlineOffset: '-3px',
    },
  },
};
