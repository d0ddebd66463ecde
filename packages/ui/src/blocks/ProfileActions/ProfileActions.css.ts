import { globalStyle } from '@vanilla-extract/css';
import { buttonPrice } from '../../styles/buttonPrice.ts';
import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { media, radiusFull, space } from '../../theme/scales.ts';

/** Narrower, for the reader's text size, than the two icons and a word between them. */
const narrow = '(max-width: 15rem)';

export const group = componentStyle({ containerType: 'inline-size' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

// The two icons share a line, and are no larger than a finger needs.
globalStyle(`${actions} > button`, {
  '@layer': {
    [layer.components]: {
      '@container': {
        [narrow]: { inlineSize: 'min(3.25rem, 20vw)', blockSize: 'min(3.25rem, 20vw)' },
      },
    },
  },
});

/** Writing is the wide one; with large text it has a line of its own. */
export const message = componentStyle({
  flex: '1 1 min(100%, 7rem)',
  '@media': { [media.md]: { maxInlineSize: '17rem' } },
  '@container': { [narrow]: { order: 1, flexBasis: '100%' } },
});

export const price = componentStyle(buttonPrice);

/** On a photo, whatever that shows. */
export const more = componentStyle({
  display: 'inline-flex',
  borderRadius: radiusFull,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.sm,
});

// A press that only script answers is not offered without it.
globalStyle(`${actions} > button:not([form]), ${more}`, {
  '@layer': { [layer.components]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

export const choices = componentStyle({ display: 'grid', justifyItems: 'start' });
