import type { GifPicture } from './Gif.tsx';

/** What the drawn GIFs show, each with the path its dot takes. */
const scenes = [
  {
    alt: 'A dot bounces',
    ground: 'hsl(178 45% 80%)',
    ink: 'hsl(250 45% 35%)',
    to: '0 -70',
    tall: 180,
  },
  {
    alt: 'A dot rolls away',
    ground: 'hsl(318 55% 88%)',
    ink: 'hsl(320 55% 35%)',
    to: '90 0',
    tall: 240,
  },
  {
    alt: 'A dot waves',
    ground: 'hsl(42 75% 82%)',
    ink: 'hsl(20 60% 32%)',
    to: '40 -40',
    tall: 200,
  },
  {
    alt: 'A dot dives',
    ground: 'hsl(212 55% 84%)',
    ink: 'hsl(215 60% 28%)',
    to: '0 40',
    tall: 160,
  },
] as const;

const drawn = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A moving drawing and its still, as data: for stories and tests, never in the product. `index` from 1. */
export const demoGif = (index: number): GifPicture => {
  const { alt, ground, ink, to, tall } = scenes[(index - 1) % scenes.length] ?? scenes[0];
  const picture = (motion: string): string =>
    drawn(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 ${tall}" width="240" height="${tall}"><rect width="240" height="${tall}" fill="${ground}"/><circle cx="120" cy="${tall / 2 + 20}" r="32" fill="${ink}">${motion}</circle></svg>`,
    );
  return {
    id: `gif-${index}`,
    stillUrl: picture(''),
    animatedUrl: picture(
      `<animateTransform attributeName="transform" type="translate" values="0 0;${to};0 0" dur="1.2s" repeatCount="indefinite"/>`,
    ),
    width: 240,
    height: tall,
    alt,
  };
};
