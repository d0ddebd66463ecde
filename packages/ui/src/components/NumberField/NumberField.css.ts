import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/scales.ts';

// The browser's own arrows are too small for a finger; ours stand in their place.
export const number = componentStyle({
  appearance: 'textfield',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
      appearance: 'none',
      margin: 0,
    },
  },
});

/** Takes no room while it says nothing. */
export const note = componentStyle({
  fontSize: fontSize.sm,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { position: 'absolute' } },
});
