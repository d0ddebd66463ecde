import { globalStyle } from '@vanilla-extract/css';
import { floor } from '../../styles/floor.css.ts';
import { componentStyle } from '../../styles/layered.ts';
import { sideSpace } from '../../styles/narrow.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { elevation, fontSize, media, space, tabBarHeight } from '../../theme/scales.ts';

export const root = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

const beside = '(min-width: 54rem)';

/** The order beside its questions where there is room for both; else one column, all of which the button that pays stays in. */
export const columns = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'start',
    },
  },
});

/** Beside the questions it stays in view, where it is not taller than the window. */
export const side = componentStyle({
  display: 'contents',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.md,
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: space.md,
    },
  },
});

export const questions = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});

/**
 * The button that pays, with what is paid in it: on a phone in reach from the first choice on, over the row of places. Not in a
 * window so low that it would cover what is chosen.
 */
export const payBar = componentStyle({
  '@media': {
    '(min-height: 30rem)': {
      position: 'sticky',
      insetBlockEnd: `calc(${tabBarHeight} + env(safe-area-inset-bottom))`,
      zIndex: elevation.sticky,
      // From edge to edge, as the row of places under it: as far as the page's own room at the sides goes.
      marginInline: `max(-1 * ${sideSpace.md}, min(0px, (100% - 100vw) / 2))`,
      paddingInline: `min(${sideSpace.md}, max(0px, (100vw - 100%) / 2))`,
      paddingBlock: space.sm,
      backgroundColor: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    [media.md]: {
      position: 'static',
      marginInline: 0,
      padding: 0,
      backgroundColor: 'transparent',
      borderBlockStart: 0,
    },
  },
});

/** Where the button stands under its summary, that says it. */
export const payNote = componentStyle({
  marginBlockEnd: space.xs,
  color: vars.color.muted,
  fontSize: fontSize.sm,
  '@media': { [media.md]: { display: 'none' } },
});

// Higher than the row of places: `:root` counts for more than the element.
globalStyle(`:root:has(${payBar})`, {
  '@layer': {
    [layer.components]: {
      '@media': {
        '(min-height: 30rem)': { vars: { [floor]: '10rem' } },
        [media.md]: { vars: { [floor]: '0px' } },
      },
    },
  },
});

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
