import { coverInput } from '../../styles/coverInput.ts';
import { focusLine } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, size, space } from '../../theme/scales.ts';

const hovered = { '&:hover': { backgroundColor: vars.color.hover } } as const;
const focused = { '&:focus-within, [data-force-state~="focus"] &': focusLine } as const;

/** The file input itself lies over the zone, unseen: a press, a drop and the keyboard all reach it natively. */
export const zone = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: focused,
  },
  variants: {
    isPortrait: {
      true: {},
      false: {
        padding: space.lg,
        border: `2px dashed ${vars.color.control}`,
        backgroundColor: vars.color.surface,
        selectors: hovered,
      },
    },
    isOver: { true: {}, false: {} },
    isInvalid: { true: { borderColor: vars.color.danger.ui }, false: {} },
  },
  compoundVariants: [
    {
      variants: { isPortrait: false, isOver: true },
      style: {
        borderColor: vars.color.primary.ui,
        backgroundColor: vars.color.primary.soft,
        color: vars.color.primary.onSoft,
      },
    },
  ],
});

export const input = componentStyle(coverInput);

export const zoneIcon = componentStyle({ color: vars.color.primary.text });

export const choose = componentStyle({
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Only where a pointer can drag a file here. */
export const drop = componentStyle({
  display: 'none',
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});

export const hint = componentStyle({ fontSize: fontSize.sm, textWrap: 'balance' });

/** A button with a file input over it, like the zone. Where nothing is held in the hand, `capture` opens no camera. */
export const camera = componentRecipe({
  base: {
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: size.control,
    paddingBlock: space.xs,
    paddingInline: space.md,
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    fontWeight: fontWeight.semibold,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: { ...hovered, ...focused },
  },
  variants: {
    shown: {
      always: { display: 'flex' },
      touch: {
        display: 'none',
        '@media': { '(scripting: enabled) and (pointer: coarse)': { display: 'flex' } },
      },
    },
  },
});
