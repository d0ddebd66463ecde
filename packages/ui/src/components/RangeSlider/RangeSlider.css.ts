import { focusLine } from '../../styles/focusRing.ts';
import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radiusFull,
  size,
  space,
} from '../../theme/scales.ts';

const thumbSide = '1.75rem';
const lineThickness = '0.375rem';

export const slider = componentStyle({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  fontSize: fontSize.sm,
});

export const label = componentStyle({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });

export const output = componentStyle({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

const line = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(50% - ${lineThickness} / 2)`,
  blockSize: lineThickness,
} as const;

/** As tall as a finger needs. Half a thumb is kept free at both ends, so that none hangs over the edge. */
export const track = componentStyle({
  position: 'relative',
  blockSize: size.control,
  marginInline: `calc(${thumbSide} / 2)`,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      ...line,
      insetInline: `calc(${thumbSide} / -2)`,
      border: '1px solid transparent',
      borderRadius: radiusFull,
      backgroundColor: vars.color.hover,
      boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    },
  },
});

export const fill = componentStyle({
  selectors: {
    '&::before': {
      ...line,
      insetInline: 0,
      backgroundColor: vars.color.primary.ui,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'Highlight' } } },
  },
});

export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: thumbSide,
  blockSize: thumbSide,
  border: `2px solid ${vars.color.primary.ui}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.sm,
  cursor: 'grab',
  transition: `box-shadow ${duration.fast} ${easing.standard}`,
  selectors: {
    [states.aria.hover]: { boxShadow: `0 0 0 0.375rem ${vars.color.primary.soft}` },
    '&[data-dragging]': {
      boxShadow: `0 0 0 0.5rem ${vars.color.primary.soft}`,
      cursor: 'grabbing',
    },
    [`${states.aria.focusVisible}, [data-force-state~="focus"] &`]: focusLine,
  },
});

// The drawing that stands in the slider's place until it arrives: the same line and thumbs, as an SVG.

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  position: 'relative',
});

export const drawnFill = componentStyle({
  stroke: vars.color.primary.ui,
  strokeWidth: lineThickness,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const drawnThumb = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.primary.ui,
  strokeWidth: '2px',
  // To the middle of the stroke.
  r: `calc(${thumbSide} / 2 - 1px)`,
});

/** Without script nothing would answer to a drag; the number fields beside it do. */
export const drawingFrame = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});
