import { focusRing } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, size, space } from '../../theme/scales.ts';

const { premium } = vars.color;

export const banner = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  backgroundColor: premium.fill,
  color: premium.onFill,
  overflowWrap: 'anywhere',
  '@media': {
    [media.md]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.lg,
      paddingInline: space.lg,
    },
  },
});

/** Text keeps clear of the cross, which stands in the corner. */
export const withCross = componentStyle({
  '@media': { [media.md]: { paddingInlineEnd: '3.5rem' } },
});

/** Beside the time and the link while there is room for a few words in a line. */
export const words = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 });

export const titleStyle = componentStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  paddingInlineEnd: space.xl,
  '@media': { [media.md]: { paddingInlineEnd: 0 } },
});

export const text = componentStyle({ fontSize: fontSize.sm });

export const time = componentStyle({ display: 'flex' });

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.control,
  paddingInline: space.md,
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
  selectors: {
    [states.hover]: { backgroundColor: premium.fillHover },
    [states.pressed]: { backgroundColor: premium.fillPressed },
    ...focusRing,
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
});

export const dismiss = componentStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  borderRadius: vars.radius.control,
  selectors: {
    [states.hover]: { backgroundColor: premium.fillHover },
    [states.pressed]: { backgroundColor: premium.fillPressed },
    ...focusRing,
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
});
