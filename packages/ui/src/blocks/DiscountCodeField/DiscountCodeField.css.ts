import { componentStyle } from '../../styles/layered.ts';
import { fieldLine } from '../../styles/lines.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scales.ts';

export const row = componentStyle({ ...fieldLine, alignItems: 'start' });

export const field = componentStyle({ flex: '1 1 9rem', minInlineSize: 0 });

export const applied = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.xs,
  paddingInline: space.md,
  border: '1px solid transparent',
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
});

export const words = componentStyle({ minInlineSize: 0 });

export const outcome = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const code = componentStyle({ display: 'block', fontWeight: fontWeight.semibold });

export const effect = componentStyle({ display: 'block', fontSize: fontSize.sm });
