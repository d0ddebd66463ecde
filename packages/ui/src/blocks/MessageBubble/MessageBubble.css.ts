import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vividFolds } from '../../styles/vividFolds.ts';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  easing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radiusFull,
  space,
} from '../../theme/scales.ts';

const radius = '1.25rem';
/** Of the corner that points to who wrote it. */
const corner = '0.375rem';

export const row = componentRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    maxInlineSize: '85%',
    borderRadius: radius,
    // What was looked for takes the focus.
    selectors: focusRing,
    '@media': { [media.md]: { maxInlineSize: '70%' } },
  },
  variants: {
    isOwn: {
      true: { alignSelf: 'flex-end', alignItems: 'flex-end' },
      false: { alignSelf: 'flex-start', alignItems: 'flex-start' },
    },
  },
});

const leave = keyframes({ from: { transform: 'translateY(1rem) scale(0.96)' } });

/** Own and other differ by side, shape and outline, not by hue alone. */
export const bubble = componentRecipe({
  base: {
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: '1px solid transparent',
    borderRadius: radius,
    // Marks heaped on a letter cover no other message.
    overflow: 'clip',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    isOwn: {
      true: {
        borderEndEndRadius: corner,
        backgroundColor: vars.color.primary.fill,
        color: vars.color.primary.onFill,
      },
      false: {
        borderEndStartRadius: corner,
        borderColor: vars.color.border,
        backgroundColor: vars.color.surface,
        color: vars.color.text,
      },
    },
    /** A gift is a moment: the two folds, vivid. */
    isGift: {
      true: {
        inlineSize: '13.875rem',
        maxInlineSize: '100%',
        padding: space.md,
        borderColor: 'transparent',
        ...vividFolds('96% 120% at 112% 88%'),
      },
    },
    /** It has just left the composer. */
    isWaiting: {
      true: {
        borderStyle: 'dashed',
        borderColor: vars.color.control,
        '@media': {
          [media.motion]: { animation: `${leave} ${duration.base} ${easing.spring}` },
        },
      },
    },
    isFailed: { true: { borderColor: vars.color.danger.ui } },
    /** A thicker edge, which is also seen where colours are forced. */
    isFound: { true: { borderColor: vars.color.primary.ui, borderWidth: '2px' } },
  },
});

/** Quiet beside the time; its target is as large as that of any other button. */
export const report = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radiusFull,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    ...focusRing,
    '&::after': { content: '""', position: 'absolute', inset: '-0.625rem' },
    [states.hover]: { color: vars.color.text },
  },
  // Whoever has a pointer sees it on the message that they point at, or have come to by the keyboard.
  '@media': {
    [`${media.md} and (hover: hover)`]: {
      selectors: { 'div:not(:hover) > div > &:not(:focus-visible)': { opacity: 0 } },
    },
  },
});

export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.muted,
  fontSize: fontSize.xs,
});

/** An address in the text: a button that reads as a link. */
export const linkButton = componentStyle({
  display: 'inline',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  selectors: { ...focusRing, [states.hover]: { textDecorationThickness: '2px' } },
});

const remark = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  margin: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const failure = componentStyle([
  remark,
  { color: vars.color.danger.text, fontWeight: fontWeight.semibold },
]);

export const warning = componentStyle([remark, { color: vars.color.warning.text }]);

export const credit = componentStyle({
  display: 'block',
  marginBlockStart: space.xxs,
  fontSize: fontSize.xs,
});

export const giftLine = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xs,
  textAlign: 'center',
});

const grow = keyframes({ from: { transform: 'scale(0.8)' } });

export const giftPicture = componentRecipe({
  base: { display: 'grid' },
  variants: {
    isWaiting: {
      true: {
        '@media': { [media.motion]: { animation: `${grow} ${duration.moment} ${easing.spring}` } },
      },
    },
  },
});

export const giftWords = componentStyle({ fontWeight: fontWeight.bold });

export const automated = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: vars.color.text,
  fontWeight: fontWeight.semibold,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });
