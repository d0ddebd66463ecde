import { componentStyle } from '../../styles/layered.ts';
import { states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media, size, space } from '../../theme/scales.ts';
import { item, panel } from '../Menu/Menu.css.ts';

/** At the end of the field, over it, from edge to edge. */
export const open = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  color: vars.color.muted,
  selectors: { [states.aria.hover]: { color: vars.color.text } },
});

/** As wide as the field. */
export const sheet = componentStyle([
  panel,
  { inlineSize: 'var(--trigger-width)', minInlineSize: 'min(12rem, var(--trigger-width))' },
]);

export const option = componentStyle([
  item(),
  {
    justifyContent: 'space-between',
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.hover, color: vars.color.text },
      '&[data-selected]': { fontWeight: fontWeight.semibold },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { borderColor: 'Highlight' } },
      },
    },
  },
]);

/** What is chosen has a tick; its room is kept in the others, so that no word moves. */
export const tick = componentStyle({
  display: 'flex',
  flexShrink: 0,
  visibility: 'hidden',
  color: vars.color.primary.ui,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const noneFound = componentStyle({
  padding: space.sm,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
