import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/scales.ts';
import { container } from '../container.ts';
import { framed } from '../framed.ts';

const { premium, primary, warning } = vars.color;

/** The night sky: the premium colour, which is deep in every brand and carries light text. */
export const evening = componentStyle({
  backgroundColor: premium.fill,
  color: premium.onFill,
});

/** Below is room for the town. */
export const columns = componentStyle(
  framed({
    paddingBlockEnd: '15rem',
    '@container': {
      [container.md]: { paddingBlockEnd: '15rem' },
      [container.lg]: {
        paddingBlockEnd: space.huge,
        gridTemplateColumns: 'minmax(0, 1fr) 26rem',
        minBlockSize: '50rem',
      },
    },
  }),
);

export const scene = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '18rem',
  '@container': {
    // The form is taller than a window: the town stands in the first one.
    [container.lg]: { insetBlock: '23rem auto', blockSize: '27rem' },
  },
});

/** What the town stands on goes on below it. */
export const street = componentStyle({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlock: '50rem 0',
  backgroundColor: vars.color.scrim,
  '@container': { [container.lg]: { display: 'block' } },
});

/** Lamplight is as warm in every brand. */
export const moon = componentStyle({ fill: warning.fill });
export const star = componentStyle({ fill: premium.onFill, opacity: 0.6 });
export const far = componentStyle({ fill: premium.fillPressed, opacity: 0.55 });
export const near = componentStyle({ fill: vars.color.scrim });
export const shade = componentStyle({ fill: premium.fillHover });
export const unlit = componentStyle({ fill: premium.fillHover, opacity: 0.35 });
export const warm = componentStyle({ fill: warning.fill });
export const lamp = componentStyle({ fill: primary.fill });
export const glow = componentStyle({ fill: warning.fill, opacity: 0.25 });

/** Whoever it is: a shape against the light. */
export const figure = componentStyle({ fill: premium.fill });
