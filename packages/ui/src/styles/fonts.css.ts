import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/open-sans/files';

const openSans = (name: string, unicodeRange: string) => ({
  fontStyle: 'normal',
  fontWeight: '300 800',
  fontDisplay: 'swap' as const,
  src: `url(${files}/open-sans-${name}-wght-normal.woff2) format('woff2')`,
  unicodeRange,
});

// Latin carries all eleven languages but Polish's and a few names' letters, which latin-ext holds.
globalFontFace('Open Sans Variable', [
  // Where both name a letter, the later one is asked first.
  openSans('latin-ext', 'U+100-2FF, U+1E00-1EFF, U+20A0-20C0'),
  openSans(
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
]);

/** Of Open Sans, in percent of the size of the font. */
const ASCENT = 106.88;
const DESCENT = 29.3;

/** A font of the system stretched to the measures of Open Sans at a weight, so that no line breaks anew when the real font arrives. */
const fallback = (fontWeight: string, faces: readonly string[], stretch: number) => ({
  fontWeight,
  src: faces.map((face) => `local('${face}')`).join(),
  sizeAdjust: `${stretch}%`,
  ascentOverride: `${((100 * ASCENT) / stretch).toFixed(2)}%`,
  descentOverride: `${((100 * DESCENT) / stretch).toFixed(2)}%`,
  lineGapOverride: '0%',
});

const bold = ['Arial Bold', 'Liberation Sans Bold'];

// Widths of the product's own sentences in five languages, in the one font and in the other. Android's Roboto is as wide as Arial; its
// bold is not, and has no rule of its own.
globalFontFace('Open Sans Fallback', [
  fallback('400', ['Arial', 'Liberation Sans', 'Roboto'], 105),
  fallback('600 700', bold, 103),
  fallback('800', bold, 109),
]);
