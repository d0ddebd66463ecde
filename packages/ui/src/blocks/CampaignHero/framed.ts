import type { StyleRule } from '@vanilla-extract/css';
import { containerWidth, elevation, space } from '../../theme/scales.ts';
import { container } from './container.ts';

/**
 * What stands on the ground of a hero: one column on a phone, and what its own rule says in wider ones. One rule for both, since the style
 * sheets of a page do not come in the order in which they were written.
 */
export function framed(own: StyleRule = {}): StyleRule {
  const { '@container': sizes = {}, ...rest } = own;
  const { [container.md]: md, [container.lg]: lg, ...others } = sizes;
  return {
    position: 'relative',
    zIndex: elevation.raised,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    inlineSize: '100%',
    maxInlineSize: `calc(${containerWidth.xl} + 2 * ${space.lg})`,
    marginInline: 'auto',
    paddingBlock: space.xl,
    paddingInline: space.md,
    ...rest,
    '@container': {
      [container.md]: { paddingBlock: space.xxl, paddingInline: space.lg, ...md },
      [container.lg]: { gap: space.xxl, ...lg },
      ...others,
    },
  };
}

/** One flat fold over a ground, where its curve lies: an ellipse as of a radial gradient. */
export const fold = (ellipse: string, colour: string): string =>
  `radial-gradient(ellipse ${ellipse}, ${colour} 99.4%, transparent 99.8%)`;
