import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radiusFull, space } from '../../theme/scales.ts';

/** The names need this much; the stepper asks the place it stands in, which may be a narrow form in a wide window. */
const roomy = '(min-width: 42rem)';

export const root = componentStyle({ containerType: 'inline-size' });

export const inside = componentStyle({ display: 'grid', gap: space.xs });

/** The line of text that stands for the names where there is no room for them. */
export const progress = componentStyle({
  color: vars.color.muted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  '@container': { [roomy]: { display: 'none' } },
});

export const list = componentStyle({ display: 'flex', gap: space.xs });

export const step = componentRecipe({
  base: {
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    color: vars.color.muted,
    fontSize: fontSize.xs,
    '::before': {
      content: '',
      blockSize: '4px',
      borderRadius: radiusFull,
      backgroundColor: vars.color.border,
    },
  },
  variants: {
    state: {
      done: { '::before': { backgroundColor: vars.color.primary.ui } },
      current: {
        color: vars.color.text,
        fontWeight: fontWeight.semibold,
        // Thicker as well as coloured: place is not told by hue alone.
        '::before': {
          blockSize: '6px',
          marginBlock: '-1px',
          backgroundColor: vars.color.primary.ui,
        },
      },
      // Passed by is behind one all the same.
      skipped: { '::before': { backgroundColor: vars.color.primary.ui, opacity: 0.5 } },
      ahead: {},
    },
  },
});

/** Names stay in the page for assistive technology; eyes see them where there is room. */
export const name = componentStyle({
  ...visuallyHidden,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: seenAgain },
});

export const tick = componentStyle({
  display: 'inline-block',
  blockSize: '0.75em',
  inlineSize: '0.75em',
  marginInlineEnd: space.xxs,
  color: vars.color.primary.text,
});
