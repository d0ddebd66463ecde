import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { pressable, quietStates } from '../../styles/pressable.ts';
import { seenAgain, visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { fontSize, fontWeight, lineHeight, media, size, space } from '../../theme/scales.ts';

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100dvh',
  // In a low window, with large text or under a banner, the page scrolls: nothing is drawn over the place to write.
  minBlockSize: 'min-content',
  // As high as that in browsers too that know no min-content of a height.
  '@media': { '(max-height: 30rem)': { blockSize: 'auto', minBlockSize: '100dvh' } },
  backgroundColor: vars.color.canvas,
  // The skip link's target: what has the focus then is the whole pane.
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  // With large text the buttons come below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  position: 'relative',
  // On a phone the name and what kind of profile it is need every bit of the line.
  gap: space.xxs,
  paddingBlock: space.xs,
  paddingInline: space.xxs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.sm]: { gap: space.xs, paddingInline: space.sm } },
});

/** Back to all conversations: below 576 px the arrow alone, for the name needs the room; from 768 they stand beside it (ChatPanes). */
export const back = componentStyle({
  ...pressable,
  flexShrink: 0,
  minInlineSize: size.control,
  minBlockSize: size.control,
  color: vars.color.text,
  fontWeight: fontWeight.regular,
  textDecoration: 'none',
  selectors: quietStates,
  '@media': { [media.sm]: { paddingInline: space.sm }, [media.md]: { display: 'none' } },
});

// The words stay in the name where they are not seen.
export const backWords = componentStyle({
  ...visuallyHidden,
  '@media': { [media.sm]: seenAgain },
});

export const who = componentStyle({
  display: 'flex',
  flex: '1 1 7rem',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  '@media': { [media.sm]: { gap: space.sm } },
});

/** What can be done here; empty where there is nothing. */
export const tools = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
});

// The buttons' own room is enough between their icons.
globalStyle(`${tools} > * + *`, {
  '@layer': {
    [layer.components]: {
      marginInlineStart: `calc(-1 * ${space.xxs})`,
      '@media': { [media.sm]: { marginInlineStart: 0 } },
    },
  },
});

/** On a phone the menu has them: the name needs the line. */
export const wideTools = componentStyle({
  display: 'none',
  '@media': { [media.sm]: { display: 'flex' } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** What kind of profile it is, and whether they are here, in a line below the name. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  color: vars.color.muted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.snug,
});

globalStyle(`${words} > h1`, { '@layer': { [layer.components]: { minInlineSize: 0 } } });

// A long name leaves the buttons their room; its profile has the whole of it.
globalStyle(`${words} > h1 > *`, {
  '@layer': {
    [layer.components]: {
      display: 'block',
      overflow: 'hidden',
      lineHeight: size.target,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const main = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minBlockSize: 0,
});
