import { componentStyle } from '../../styles/layered.ts';
import { appear } from '../../styles/motion.css.ts';
import { floatingSheet } from '../../styles/overlay.ts';
import { states } from '../../styles/states.ts';
import { duration, easing, elevation, fontSize, lineHeight, space } from '../../theme/scales.ts';

export const tooltip = componentStyle({
  ...floatingSheet,
  zIndex: elevation.overlay,
  maxInlineSize: 'min(18rem, 100vw - 2rem)',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    [states.aria.entering]: { animation: `${appear} ${duration.fast} ${easing.enter}` },
  },
});
