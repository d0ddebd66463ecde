import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, media, size, space } from '../../theme/scales.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xxs,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
});

export const crumb = componentRecipe({
  base: {
    alignItems: 'center',
    columnGap: space.xxs,
    minInlineSize: 0,
    '@media': { [media.md]: { display: 'flex' } },
  },
  variants: { isParent: { true: { display: 'flex' }, false: { display: 'none' } } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minInlineSize: 0,
  minBlockSize: size.control,
  borderRadius: vars.radius.small,
  color: vars.color.primary.text,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  selectors: { ...focusRing, [states.hover]: { textDecoration: 'underline' } },
  '@media': { [media.md]: { minBlockSize: size.target, fontWeight: fontWeight.regular } },
});

/** The arrow of the one link a phone shows. */
export const back = componentStyle({
  display: 'inline-flex',
  '@media': { [media.md]: { display: 'none' } },
});

export const separator = componentStyle({
  display: 'none',
  color: vars.color.muted,
  '@media': { [media.md]: { display: 'inline-flex' } },
});

export const here = componentStyle({ color: vars.color.muted, overflowWrap: 'anywhere' });
