import { counted } from '../../styles/counted.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/scales.ts';

export const head = componentStyle({ display: 'flex', alignItems: 'start', gap: space.xs });

export const words = componentStyle({
  display: 'grid',
  gap: space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
});

export const text = componentStyle({ color: vars.color.muted });

/** Numbers of our own making, drawn large enough to follow with the eye from the telephone's own menu. */
export const steps = componentStyle({ display: 'grid', gap: space.xs, counterReset: 'step' });

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  ...counted({
    flexShrink: 0,
    minInlineSize: '1.75rem',
    minBlockSize: '1.75rem',
    border: `1px solid ${vars.color.control}`,
    borderRadius: '50%',
    fontSize: fontSize.sm,
    lineHeight: '1',
  }),
});

export const stepText = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const sign = componentStyle({ flexShrink: 0, color: vars.color.primary.text });
