import { globalStyle } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { states } from '../../styles/states.ts';
import { pageWidth } from '../../styles/pageWidth.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, fontWeight, media, size, space } from '../../theme/scales.ts';

/** At the foot of the window where the page is shorter. */
export const footer = componentStyle({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.muted,
  fontSize: fontSize.sm,
});

globalStyle(`body:has(${footer})`, {
  '@layer': { [layer.components]: { display: 'flex', flexDirection: 'column' } },
});

export const inner = componentStyle({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  paddingBlock: space.xxl,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
      columnGap: space.xxl,
      paddingInline: space.xl,
    },
  },
});

export const brand = componentStyle({
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

export const links = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: space.lg,
  alignContent: 'start',
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlSm,
  color: vars.color.text,
  borderRadius: vars.radius.small,
  selectors: {
    [states.hover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    ...focusRing,
  },
});

export const heading = componentStyle({
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
  marginBlockEnd: space.xs,
});

export const companyFrame = componentRecipe({
  variants: {
    isAlone: { true: { '@media': { [media.md]: { gridColumn: '1 / -1' } } }, false: {} },
  },
});

/** Address and facts: side by side where there is room. */
export const company = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  columnGap: space.xxl,
  rowGap: space.sm,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const facts = componentStyle({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const last = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

/** One line, which wraps where it has to. */
export const compact = componentStyle({
  ...pageWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlock: space.md,
  fontSize: fontSize.xs,
  '@media': { [media.md]: { paddingInline: space.xl } },
});

export const line = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.md });

/** Open, it has a line of its own. */
export const details = componentStyle({ selectors: { '&[open]': { flex: '1 1 100%' } } });

export const summary = componentStyle({
  inlineSize: 'fit-content',
  minBlockSize: size.controlSm,
  lineHeight: size.controlSm,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    [states.hover]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    ...focusRing,
  },
});
