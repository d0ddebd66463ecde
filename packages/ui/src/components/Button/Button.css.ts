import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { turn } from '../../styles/motion.css.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { giving, pressable } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { givesWay } from '../../styles/touch.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, media, size, space } from '../../theme/scales.ts';

const { primary, secondary, success, danger, premium } = vars.color;
const roles = { primary, secondary, success, danger, premium };
type Role = (typeof roles)[keyof typeof roles];

const solid = (role: Role) => ({
  backgroundColor: role.fill,
  color: role.onFill,
  selectors: {
    [states.hover]: { backgroundColor: role.fillHover },
    [states.pressed]: { backgroundColor: role.fillPressed },
  },
});

const soft = (role: Role) => ({
  backgroundColor: role.soft,
  color: role.onSoft,
  selectors: {
    [states.hover]: { boxShadow: `inset 0 0 0 1px ${role.ui}` },
    [states.pressed]: { boxShadow: `inset 0 0 0 2px ${role.ui}` },
  },
});

const line = (role: Role) => ({
  borderColor: role.ui,
  color: role.text,
  selectors: {
    [states.hover]: { backgroundColor: role.soft, color: role.onSoft },
    [states.pressed]: { backgroundColor: role.soft, color: role.onSoft, borderColor: role.text },
  },
});

const plain = (role: Role) => ({
  color: role.text,
  selectors: {
    [states.hover]: { backgroundColor: role.soft, color: role.onSoft },
    [states.pressed]: { backgroundColor: role.soft, color: role.onSoft },
  },
});

const neutralHover = {
  [states.hover]: { backgroundColor: vars.color.hover },
  [states.pressed]: { backgroundColor: vars.color.hover, borderColor: vars.color.text },
};

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
    variant: { solid: {}, soft: {}, outline: {}, ghost: {} },
    tone: { primary: {}, secondary: {}, success: {}, danger: {}, premium: {}, neutral: {} },
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
  compoundVariants: [
    ...Object.entries(roles).flatMap(([name, role]) => {
      const tone = name as keyof typeof roles;
      return [
        { variants: { variant: 'solid' as const, tone }, style: solid(role) },
        { variants: { variant: 'soft' as const, tone }, style: soft(role) },
        { variants: { variant: 'outline' as const, tone }, style: line(role) },
        { variants: { variant: 'ghost' as const, tone }, style: plain(role) },
      ];
    }),
    {
      variants: { variant: 'solid', tone: 'neutral' },
      style: {
        backgroundColor: vars.color.text,
        color: vars.color.canvas,
        selectors: { [states.hover]: { boxShadow: vars.shadow.md } },
      },
    },
    {
      variants: { variant: 'soft', tone: 'neutral' },
      style: {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.text,
        selectors: neutralHover,
      },
    },
    {
      variants: { variant: 'outline', tone: 'neutral' },
      style: { borderColor: vars.color.control, color: vars.color.text, selectors: neutralHover },
    },
    {
      variants: { variant: 'ghost', tone: 'neutral' },
      style: { color: vars.color.text, selectors: neutralHover },
    },
  ],
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
