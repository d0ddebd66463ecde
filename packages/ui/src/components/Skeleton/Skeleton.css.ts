import { keyframes } from '@vanilla-extract/css';
import { componentRecipe } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, radiusFull, size } from '../../theme/scales.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const { quietA, quietB } = vars.color;

/** Where somebody will be seen: the brand's two folds, one over the corner of the other, so that waiting is not taken for a message. */
const background = `radial-gradient(ellipse 92% 74% at -8% 108%, ${quietB} 99.4%, transparent 99.8%) border-box ${quietA}`;

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    minInlineSize: 0,
    // Forced colours take the ground away.
    border: '1px solid transparent',
    backgroundColor: vars.color.hover,
    // Nothing moves by itself for longer than five seconds (WCAG 2.2.2), also where nobody is there for whom it is fetched.
    animation: `${breathe} 1600ms ease-in-out 3`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      // What script would fetch never comes.
      '(scripting: none)': { display: 'none' },
    },
  },
  variants: {
    shape: {
      /** One line, as tall as its letters, with the line's own room around. */
      text: { blockSize: '0.875rem', marginBlock: '0.34rem', borderRadius: vars.radius.small },
      photo: { inlineSize: '100%', aspectRatio: '4 / 5', background },
      /** A person's card. */
      card: {
        inlineSize: '100%',
        aspectRatio: '3 / 4',
        borderRadius: vars.radius.card,
        background,
      },
      avatar: {
        flexShrink: 0,
        inlineSize: size.avatar,
        blockSize: size.avatar,
        borderRadius: radiusFull,
      },
      control: {
        blockSize: size.control,
        borderRadius: `min(${vars.radius.control}, 1rem)`,
      },
    },
    width: {
      full: { inlineSize: '100%' },
      long: { inlineSize: '75%' },
      medium: { inlineSize: '50%' },
      short: { inlineSize: '30%' },
    },
  },
  compoundVariants: (['full', 'long', 'medium', 'short'] as const).map((width) => ({
    variants: { shape: 'avatar' as const, width },
    style: { inlineSize: size.avatar },
  })),
});
