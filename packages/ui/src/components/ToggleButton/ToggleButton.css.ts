import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe } from '../../styles/layered.ts';
import { giving, pressable } from '../../styles/pressable.ts';
import { states } from '../../styles/states.ts';
import { givesWay, halo } from '../../styles/touch.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { duration, easing, fontSize, media, radiusFull, size, space } from '../../theme/scales.ts';

const pressed = '&[aria-pressed="true"]';

// The hover of what is off must not paint over what is on.
const offHover =
  '&[aria-pressed="false"]:hover:not([aria-disabled="true"]), [data-force-state~="hover"] &[aria-pressed="false"]';
const onHover =
  '&[aria-pressed="true"]:hover:not([aria-disabled="true"]), [data-force-state~="hover"] &[aria-pressed="true"]';

const on = (role: { fill: string; fillHover: string; onFill: string; ui: string }) => ({
  selectors: {
    [pressed]: { borderColor: role.ui, backgroundColor: role.fill, color: role.onFill },
    [onHover]: { backgroundColor: role.fillHover },
  },
});

const beat = keyframes({ '40%': { transform: 'scale(1.25)' } });

/** What was just turned on by a press, and not what the page came with. */
const justPressed = '&[aria-pressed="true"][data-pressed]';

export const toggle = componentRecipe({
  base: [
    givesWay,
    {
      ...pressable,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      border: `1px solid ${vars.color.control}`,
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      transition: `background-color ${duration.fast} ${easing.standard}, transform ${duration.base} ${easing.standard}, ${giving}`,
      selectors: {
        ...focusRing,
        [offHover]: { backgroundColor: vars.color.hover },
        [states.disabled]: { cursor: 'progress' },
      },
    },
  ],
  variants: {
    appearance: {
      plain: {},
      /** On a photo, in the surface's colours. */
      glass: { borderColor: 'transparent', boxShadow: vars.shadow.sm },
    },
    tone: {
      primary: on(vars.color.primary),
      secondary: on(vars.color.secondary),
    },
    size: {
      sm: { minBlockSize: size.controlSm, paddingInline: space.sm, fontSize: fontSize.sm },
      md: { minBlockSize: size.control, paddingInline: '1.25rem' },
      lg: { minBlockSize: size.controlLg, paddingInline: space.lg, fontSize: fontSize.lg },
    },
    isIconOnly: { true: { flexShrink: 0, paddingInline: 0, borderRadius: radiusFull } },
  },
  compoundVariants: [
    {
      variants: { isIconOnly: true, tone: 'secondary' },
      style: {
        '@media': {
          [media.motion]: {
            selectors: {
              [justPressed]: { animation: `${beat} ${duration.burst} ${easing.spring}` },
            },
          },
        },
      },
    },
    { variants: { isIconOnly: true, size: 'sm' }, style: { inlineSize: size.controlSm } },
    { variants: { isIconOnly: true, size: 'md' }, style: { inlineSize: size.control } },
    { variants: { isIconOnly: true, size: 'lg' }, style: { inlineSize: size.controlLg } },
    {
      variants: { appearance: 'glass', isIconOnly: true },
      // A finger meets more of it than hides a face.
      style: [halo, { position: 'relative', inlineSize: '2.5rem', minBlockSize: '2.5rem' }],
    },
    {
      variants: { appearance: 'plain' },
      style: {
        '@media': {
          // Colours are the reader's own here, so being on is shown as the system shows it.
          [media.forcedColors]: {
            selectors: {
              [pressed]: {
                forcedColorAdjust: 'none',
                backgroundColor: 'Highlight',
                color: 'HighlightText',
              },
            },
          },
        },
      },
    },
  ],
});
