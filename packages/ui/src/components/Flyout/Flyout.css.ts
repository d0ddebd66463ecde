import { componentRecipe } from '../../styles/layered.ts';
import { appear } from '../../styles/motion.css.ts';
import { floatingSheet } from '../../styles/overlay.ts';
import { quietStates } from '../../styles/pressable.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, radiusFull, size, space } from '../../theme/scales.ts';

export const trigger = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: size.control,
    minBlockSize: size.control,
    maxInlineSize: '100%',
    paddingInline: space.xs,
    borderRadius: radiusFull,
    color: vars.color.text,
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: quietStates,
  },
  variants: {
    isBordered: {
      true: { border: `1px solid ${vars.color.control}`, paddingInline: space.md },
      false: {},
    },
  },
});

const anchored = '(position-area: block-end)';

export const panel = componentRecipe({
  base: {
    // Browsers without anchors show it near the bar it belongs to, or in the middle.
    margin: 'auto',
    ...floatingSheet,
    minInlineSize: '14rem',
    maxBlockSize: 'min(32rem, calc(100dvh - 6rem))',
    overflow: 'auto',
    padding: space.xs,
    selectors: {
      '&:popover-open': { animation: `${appear} ${duration.fast} ${easing.enter}` },
    },
    '@supports': {
      [anchored]: {
        inset: 'auto',
        margin: 0,
        marginBlock: space.xs,
        positionTryFallbacks: 'flip-inline, flip-block',
        // Otherwise a browser hides it while it takes the trigger for covered or gone: open to the page, unseen by the member.
        positionVisibility: 'always',
      },
    },
  },
  variants: {
    placement: {
      below: {
        '@supports': {
          [`not ${anchored}`]: {
            insetBlock: '4.5rem auto',
            insetInline: `auto ${space.md}`,
            margin: 0,
          },
          [anchored]: { positionArea: 'block-end span-inline-start' },
        },
      },
      above: {
        '@supports': { [anchored]: { positionArea: 'block-start span-inline-start' } },
      },
    },
  },
});
