import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { radiusFull, space } from '../../theme/scales.ts';

const { primary, success, warning, danger } = vars.color;

export const result = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.lg,
  overflowWrap: 'anywhere',
});

export const picture = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '5rem',
    blockSize: '5rem',
    border: '1px solid transparent',
    borderRadius: radiusFull,
  },
  variants: {
    tone: {
      primary: { backgroundColor: primary.soft, color: primary.onSoft },
      success: { backgroundColor: success.soft, color: success.onSoft },
      warning: { backgroundColor: warning.soft, color: warning.onSoft },
      danger: { backgroundColor: danger.soft, color: danger.onSoft },
    },
  },
});

export const words = componentStyle({ display: 'grid', gap: space.xs });

/** A form takes the whole width, whatever stands in it. */
export const wide = componentStyle({ inlineSize: '100%' });
