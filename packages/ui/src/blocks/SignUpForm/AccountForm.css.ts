import { globalStyle } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../theme/layers.css.ts';
import { elevation, size, space } from '../../theme/scales.ts';

const isHighEnough = '(min-height: 30rem)';

/** @param beyond how far the edge that it keeps to is from that of the fields: a dialog's own space below them */
const inReach = (ground: string, beyond: string) =>
  ({
    '@media': {
      [isHighEnough]: {
        position: 'sticky',
        insetBlockEnd: `calc(-1 * ${beyond})`,
        zIndex: elevation.sticky,
        paddingBlock: space.sm,
        backgroundColor: ground,
      },
    },
  }) as const;

/** The button of a long form, in reach wherever one is in it; not in a window so low that it would cover the fields. */
export const submit = componentRecipe({
  base: { display: 'grid' },
  variants: {
    staysOn: {
      page: inReach(vars.color.canvas, '0px'),
      dialog: inReach(vars.color.raised, space.lg),
    },
  },
});

export const fields = componentStyle({});

// A field or a link that the keyboard reaches comes to lie above the button.
globalStyle(`${fields} :is(input, button, a)`, {
  '@layer': {
    [layer.components]: {
      '@media': {
        [isHighEnough]: { scrollMarginBlockEnd: `calc(${size.controlLg} + ${space.xxl})` },
      },
    },
  },
});

export const otherWay = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  justifyContent: 'center',
  textAlign: 'center',
});

/** Without script a passkey cannot be asked for. */
export const byPasskey = componentStyle({
  marginBlockStart: space.lg,
  '@media': { '(scripting: none)': { display: 'none' } },
});
