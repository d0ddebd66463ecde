import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { elevation, fontSize, space } from '../../../theme/scales.ts';
import { container, few } from '../container.ts';

const { info, primary, secondary, success } = vars.color;

export const land = componentStyle({
  backgroundColor: vars.color.canvas,
  backgroundImage: `linear-gradient(to bottom, ${info.soft}, ${vars.color.canvas} 40rem)`,
});

/** The sheet of the map: on a desktop it runs off the top, the bottom and the end of the page. */
export const place = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: space.lg,
  minInlineSize: 0,
  padding: space.sm,
  border: '1px solid transparent',
  borderRadius: vars.radius.dialog,
  overflow: 'clip',
  backgroundColor: vars.color.sunken,
  boxShadow: vars.shadow.md,
  '@container': { [container.lg]: { padding: space.xl } },
});

export const sheet = componentStyle({
  position: 'absolute',
  zIndex: elevation.below,
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
});

export const water = componentStyle({ fill: info.soft });
export const park = componentStyle({ fill: success.soft });
export const street = componentStyle({ fill: 'none', stroke: vars.color.surface, strokeWidth: 9 });
export const avenue = componentStyle({ fill: 'none', stroke: vars.color.surface, strokeWidth: 20 });
export const block = componentStyle({ fill: vars.color.border, opacity: 0.6 });
export const way = componentStyle({
  fill: 'none',
  stroke: primary.ui,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeDasharray: '2 14',
});

/** Pins in columns that do not line up. */
export const pins = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  alignItems: 'start',
  columnGap: space.md,
  rowGap: space.xl,
  '@container': {
    [container.lg]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
      alignContent: 'space-evenly',
    },
  },
});

export const pin = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  '@container': few(2, 4),
  selectors: {
    '&:nth-child(even)': { marginBlockStart: space.xxl },
    '&:nth-child(3n)': { marginBlockStart: space.lg },
  },
});

/** A drop with its point down, the face in its head. */
export const drop = componentStyle({
  position: 'relative',
  display: 'grid',
  padding: '0.3rem',
  borderRadius: '50%',
  backgroundColor: primary.fill,
  boxShadow: vars.shadow.md,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: elevation.below,
      insetBlockEnd: '-0.35rem',
      insetInlineStart: 'calc(50% - 0.85rem)',
      inlineSize: '1.7rem',
      blockSize: '1.7rem',
      backgroundColor: primary.fill,
      transform: 'rotate(45deg)',
    },
    [`${pin}:nth-child(even) &, ${pin}:nth-child(even) &::after`]: {
      backgroundColor: secondary.fill,
    },
  },
});

export const plate = componentStyle({
  maxInlineSize: '100%',
  paddingBlock: space.xs,
  paddingInline: space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.sm,
});

export const note = componentStyle({
  justifySelf: 'end',
  maxInlineSize: '100%',
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  fontSize: fontSize.xs,
  overflowWrap: 'anywhere',
});
