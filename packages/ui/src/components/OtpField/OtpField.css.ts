import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, fontWeight } from '../../theme/scales.ts';

/** The room of one digit: its box and the gap beside it. */
const cellWidth = '2.25rem';
/** What is beside a digit in its room, both sides together. */
const beside = `(${cellWidth} - 1ch)`;

export const code = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignSelf: 'start',
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
  // The input is wider than what is seen of it.
  overflow: 'clip',
  selectors: { [states.focusWithin]: focusLine },
});

export const cells = componentStyle({ display: 'flex' });

export const cell = componentRecipe({
  base: {
    display: 'block',
    inlineSize: cellWidth,
    minBlockSize: '3rem',
    padding: '0.125rem',
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        blockSize: '100%',
        minBlockSize: '2.75rem',
        border: `1px solid ${vars.color.control}`,
        borderRadius: `min(${vars.radius.small}, 0.5rem)`,
        backgroundColor: vars.color.surface,
        transition: `border-color ${duration.fast} ${easing.standard}`,
      },
    },
  },
  variants: {
    isInvalid: {
      true: {
        selectors: {
          '&::before': {
            borderColor: vars.color.danger.ui,
            boxShadow: `inset 0 0 0 1px ${vars.color.danger.ui}`,
          },
        },
      },
    },
    isNext: {
      true: {
        selectors: {
          [`${code}:focus-within &::before`]: { borderColor: vars.color.text },
        },
      },
    },
  },
});

/** Over the boxes: its digits are spaced so that each stands in its own. */
export const input = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // Room for the caret behind the last digit; without it the browser would move the digits out of their boxes.
  inlineSize: `calc(100% + ${cellWidth})`,
  paddingInlineStart: `calc(${beside} / 2)`,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${beside})`,
});
