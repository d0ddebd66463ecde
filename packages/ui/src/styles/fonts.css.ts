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
  openSans(
    'latin-ext',
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  ),
  openSans(
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
]);

// Arial stretched to Open Sans' measures, so that text does not move when the real font arrives.
globalFontFace('Open Sans Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '105.15%',
  ascentOverride: '101.65%',
  descentOverride: '27.86%',
  lineGapOverride: '0%',
});
