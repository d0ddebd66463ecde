import { brandGrounds, brandRoles, neutrals, radii } from '../../packages/ui/src/theme/palette.ts';

/** @typedef {import('../../packages/ui/src/brands/types.ts').Brand} Brand */

/** @param {Brand} brand @param {'light' | 'dark'} scheme */
function coloursOf(brand, scheme) {
  const { surface, text, muted } = neutrals[scheme];
  const { primary, secondary } = brandRoles(brand, scheme);
  const { canvas } = brandGrounds(brand, scheme);
  const { fill, onFill, text: link } = primary;
  return { canvas, surface, text, muted, link, fill, onFill, second: secondary.fill };
}

/** Of no brand: the ink on the neutrals. @param {'light' | 'dark'} scheme */
function plainColours(scheme) {
  const { hover, surface: ground, raised: surface, text, muted } = neutrals[scheme];
  const canvas = scheme === 'light' ? hover : ground;
  return { canvas, surface, text, muted, link: text, fill: text, onFill: surface, second: text };
}

/**
 * What the server's list of mail looks holds: of each brand's theme what a mail wears.
 * @param {readonly Brand[]} brands
 */
export function mailLooks(brands) {
  const entries = brands
    .filter(({ niche }) => niche > 0)
    .map((brand) => {
      const { card, control } = radii[brand.radius];
      const look = {
        weight: brand.displayWeight,
        card,
        control,
        light: coloursOf(brand, 'light'),
        dark: coloursOf(brand, 'dark'),
      };
      return `  ${brand.id}: ${JSON.stringify(look)},`;
    });
  const { card, control } = radii.soft;
  const plain = {
    weight: 700,
    card,
    control,
    light: plainColours('light'),
    dark: plainColours('dark'),
  };
  return `// Written by \`npm run new:brand\` from the themes of packages/ui/src/brands. Do not edit.

/** What a mail wears of each brand's theme: colours by scheme, the corners of card and button, the weight of the site's name. */
export const MAIL_LOOKS = {
${entries.join('\n')}
} as const;

/** Of no brand, for who is not to be seen reading one. */
export const PLAIN_LOOK = ${JSON.stringify(plain)} as const;
`;
}
