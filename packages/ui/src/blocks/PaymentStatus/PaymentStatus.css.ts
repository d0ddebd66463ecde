import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, radiusFull, space } from '../../theme/scales.ts';

const { info, success, danger, warning } = vars.color;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minInlineSize: 0,
});

export const message = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  overflowWrap: 'anywhere',
  '@media': { [media.sm]: { flexDirection: 'row', alignItems: 'start' } },
});

/** Each state has its own drawing: the tint is not the only difference. */
export const sign = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    border: '1px solid transparent',
    borderRadius: radiusFull,
  },
  variants: {
    status: {
      pending: { backgroundColor: info.soft, color: info.onSoft },
      completed: { backgroundColor: success.soft, color: success.onSoft },
      failed: { backgroundColor: danger.soft, color: danger.onSoft },
      cancelled: { backgroundColor: vars.color.hover, color: vars.color.text },
      unknown: { backgroundColor: warning.soft, color: warning.onSoft },
    },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  minInlineSize: 0,
});

export const facts = componentStyle({
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
