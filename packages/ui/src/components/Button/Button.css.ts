import { createVar, fallbackVar } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { turn } from '../../styles/motion.css.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { giving, pressable } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { givesWay } from '../../styles/touch.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, media, size, space } from '../../theme/scales.ts';

const { primary, secondary, success, danger, premium, text, canvas } = vars.color;
type Role = typeof primary;

/** The colours of a tone, from which each variant takes its own. */
const tint = {
  fill: createVar(),
  fillHover: createVar(),
  fillPressed: createVar(),
  onFill: createVar(),
  soft: createVar(),
  onSoft: createVar(),
  softEdge: createVar(),
  hover: createVar(),
  onHover: createVar(),
  line: createVar(),
  text: createVar(),
};

const tone = (role: Role) => ({
  vars: {
    [tint.fill]: role.fill,
    [tint.fillHover]: role.fillHover,
    [tint.fillPressed]: role.fillPressed,
    [tint.onFill]: role.onFill,
    [tint.soft]: role.soft,
    [tint.onSoft]: role.onSoft,
    [tint.hover]: role.soft,
    [tint.onHover]: role.onSoft,
    [tint.line]: role.ui,
    [tint.text]: role.text,
  },
});

const neutral = {
  vars: {
    [tint.fill]: text,
    [tint.fillHover]: `color-mix(in srgb, ${text} 88%, ${canvas})`,
    [tint.fillPressed]: text,
    [tint.onFill]: canvas,
    [tint.soft]: vars.color.sunken,
    [tint.onSoft]: text,
    [tint.softEdge]: vars.color.border,
    [tint.hover]: vars.color.hover,
    [tint.onHover]: text,
    [tint.line]: vars.color.control,
    [tint.text]: text,
  },
};

const touched = { backgroundColor: tint.hover, color: tint.onHover };

/** The look of a button, also of a link that looks like one (Link, appearance `button`). */
export const button = componentRecipe({
  base: [
    givesWay,
    {
      position: 'relative',
      ...pressable,
      border: '1px solid transparent',
      textAlign: 'center',
      textDecoration: 'none',
      userSelect: 'none',
      // A word breaks only where it is wider than all the room there is: a neighbour in its row does not squeeze it.
      overflowWrap: 'break-word',
      transition: `background-color ${duration.fast} ${easing.standard}, box-shadow ${duration.fast} ${easing.standard}, color ${duration.fast} ${easing.standard}, ${giving}`,
      selectors: { ...focusRing, [states.disabled]: { cursor: 'progress' } },
      '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
    },
  ],
  variants: {
    variant: {
      solid: {
        backgroundColor: tint.fill,
        color: tint.onFill,
        selectors: {
          [states.hover]: { backgroundColor: tint.fillHover },
          [states.pressed]: { backgroundColor: tint.fillPressed },
        },
      },
      soft: {
        backgroundColor: tint.soft,
        borderColor: fallbackVar(tint.softEdge, 'transparent'),
        color: tint.onSoft,
        selectors: {
          [states.hover]: { boxShadow: `inset 0 0 0 1px ${tint.line}` },
          [states.pressed]: { boxShadow: `inset 0 0 0 2px ${tint.line}` },
        },
      },
      outline: {
        borderColor: tint.line,
        color: tint.text,
        selectors: {
          [states.hover]: touched,
          [states.pressed]: { ...touched, borderColor: tint.text },
        },
      },
      ghost: {
        color: tint.text,
        selectors: { [states.hover]: touched, [states.pressed]: touched },
      },
    },
    tone: {
      primary: tone(primary),
      secondary: tone(secondary),
      success: tone(success),
      danger: tone(danger),
      premium: tone(premium),
      neutral,
    },
    size: {
      sm: {
        minBlockSize: size.controlSm,
        paddingBlock: space.xxs,
        paddingInline: space.sm,
        fontSize: fontSize.sm,
      },
      md: {
        minBlockSize: size.control,
        paddingBlock: space.xs,
        paddingInline: 'min(1.25rem, 6.25vw)',
      },
      lg: {
        minBlockSize: size.controlLg,
        paddingBlock: space.sm,
        paddingInline: sideSpace.lg,
        fontSize: fontSize.lg,
      },
    },
    isFullWidth: { true: { inlineSize: '100%', overflowWrap: 'anywhere' } },
  },
  defaultVariants: { variant: 'solid', tone: 'primary', size: 'md' },
});

/** The words and icons; unseen but still taking their place while pending, so that nothing moves. */
export const content = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: 0,
  },
  variants: { isPending: { true: { opacity: 0 } } },
});

export const words = componentStyle({ minInlineSize: 0 });

export const spinner = componentStyle({
  position: 'absolute',
  inlineSize: size.icon,
  blockSize: size.icon,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  // Stands still where less motion is asked for (styles/global.css.ts): an open ring says waiting all the same.
  animation: `${turn} 800ms linear infinite`,
});
